import Animate

// Views as tutorials write them, with nothing changed but the import: that they compile is the test.

struct ProgressRing: View {
  var progress: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.gray.opacity(0.2), lineWidth: 12)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(colors: [.blue, .purple], center: .center),
          style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
        .animation(.easeInOut(duration: 1), value: progress)
    }
    .padding(20)
  }
}

struct Wave: Shape {
  var phase: Double
  var strength: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set {
      phase = newValue.first
      strength = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 4) {
      let angle = Double(x) / 30 + phase
      path.addLine(to: CGPoint(x: x, y: rect.midY + CGFloat(strength * sin(angle))))
    }
    return path
  }
}

struct WaveView: View {
  @State private var phase = 0.0

  var body: some View {
    Wave(phase: phase, strength: 20)
      .stroke(.white, lineWidth: 5)
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
          phase = .pi * 2
        }
      }
      .background(Color.blue)
  }
}

struct PulsingHeart: View {
  @State private var isBeating = false

  var body: some View {
    Circle()
      .fill(.red.gradient)
      .frame(width: 80, height: 80)
      .shadow(color: .red.opacity(0.5), radius: isBeating ? 20 : 5, x: 0, y: 4)
      .scaleEffect(isBeating ? 1.2 : 1.0)
      .animation(.spring(response: 0.4, dampingFraction: 0.5).repeatForever(), value: isBeating)
      .onAppear { isBeating.toggle() }
  }
}

struct FlipCard: View {
  @State private var isFlipped = false

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom))
        .opacity(isFlipped ? 0 : 1)
      RoundedRectangle(cornerRadius: 16)
        .fill(.mint)
        .opacity(isFlipped ? 1 : 0)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    }
    .frame(width: 180, height: 120)
    .rotation3DEffect(
      .degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5
    )
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.6)) { isFlipped.toggle() }
    }
  }
}

struct Star: InsettableShape {
  var insetAmount: CGFloat = 0
  let corners = 5

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    var angle = -CGFloat.pi / 2
    let step = CGFloat.pi / CGFloat(corners)
    let outer = min(rect.width, rect.height) / 2 - insetAmount
    return Path { path in
      for corner in 0..<corners * 2 {
        let radius = corner.isMultiple(of: 2) ? outer : outer * 0.45
        let point = CGPoint(
          x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        angle += step
      }
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var star = self
    star.insetAmount += amount
    return star
  }
}

struct Stars: View {
  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<5) { index in
        Star()
          .strokeBorder(.yellow, lineWidth: 2)
          .background(Star().fill(index < 3 ? Color.yellow : Color.clear))
          .frame(width: 24, height: 24)
      }
    }
    .padding()
    .background(.black, in: Capsule())
    .overlay(alignment: .topTrailing) {
      Circle().fill(.red).frame(width: 10, height: 10)
    }
  }
}

import Animate

/// A card that fingers drag, pinch and turn, and that springs home when they let go.
enum DraggedCardFilm {
  static let film: Film = {
    var film = Film(
      size: CGSize(width: 560, height: 400), duration: 6,
      background: Color.Resolved(red: 0.08, green: 0.08, blue: 0.12), colorScheme: .dark,
      state: (),
      script: [
        .drag("card", at: 0.5, along: loop, duration: 1.5),
        .pinch("card", at: 2.6, scale: 1.42, rotation: .degrees(-28), duration: 1),
        .rotate("card", at: 4.2, by: .degrees(70), duration: 0.9),
      ]
    ) { _ in
      CardTable()
    }
    film.showsTouches = true
    return film
  }()

  private static let loop = Path { path in
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 150, y: 70), control1: CGPoint(x: -190, y: -60),
      control2: CGPoint(x: -60, y: 150))
  }
}

private struct CardTable: View {
  @State private var offset = CGSize.zero
  @State private var isLifted = false
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    ZStack {
      RadialGradient(
        colors: [Color(red: 0.2, green: 0.19, blue: 0.32), .clear], center: .center,
        startRadius: 0, endRadius: 320)
      Slot()
      PaymentCard()
        .frame(width: 250, height: 156)
        .rotation3DEffect(
          .degrees(offset.width / 9), axis: (x: 0, y: 1, z: 0), perspective: 0.6
        )
        .rotation3DEffect(
          .degrees(-offset.height / 9), axis: (x: 1, y: 0, z: 0), perspective: 0.6
        )
        .scaleEffect(isLifted ? 1.06 * scale : scale)
        .rotationEffect(angle)
        .shadow(color: .black.opacity(0.5), radius: isLifted ? 26 : 12, y: isLifted ? 22 : 8)
        .offset(offset)
        .accessibilityIdentifier("card")
        .gesture(drag.simultaneously(with: pinch.simultaneously(with: turn)))
    }
  }

  private let home = Animation.spring(duration: 0.7, bounce: 0.4)

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        offset = value.translation
        withAnimation(.easeOut(duration: 0.25)) { isLifted = true }
      }
      .onEnded { _ in
        withAnimation(home) {
          offset = .zero
          isLifted = false
        }
      }
  }

  private var pinch: some Gesture {
    MagnifyGesture()
      .onChanged { scale = $0.magnification }
      .onEnded { _ in withAnimation(home) { scale = 1 } }
  }

  private var turn: some Gesture {
    RotateGesture()
      .onChanged { angle = $0.rotation }
      .onEnded { _ in withAnimation(home) { angle = .zero } }
  }
}

/// Where the card belongs.
private struct Slot: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 22, style: .continuous)
      .strokeBorder(.white.opacity(0.25), style: StrokeStyle(lineWidth: 2, dash: [7, 7]))
      .frame(width: 262, height: 168)
  }
}

private struct PaymentCard: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 18, style: .continuous)
      .fill(
        LinearGradient(
          colors: [
            Color(red: 0.99, green: 0.45, blue: 0.36), Color(red: 0.86, green: 0.24, blue: 0.6),
            Color(red: 0.42, green: 0.24, blue: 0.86),
          ], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay(alignment: .bottomLeading) { rings }
      .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
      .overlay(alignment: .topLeading) { chip.padding(22) }
      .overlay(alignment: .bottomLeading) { number.padding(22) }
      .overlay(alignment: .bottomTrailing) { brand.padding(18) }
  }

  private var rings: some View {
    ZStack {
      ForEach(1..<5) { index in
        Circle()
          .stroke(.white.opacity(0.13), lineWidth: 12)
          .frame(width: CGFloat(index) * 84, height: CGFloat(index) * 84)
      }
    }
    .frame(width: 0, height: 0)
    .offset(x: 250, y: -156)
  }

  private var chip: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(Color(red: 1, green: 0.86, blue: 0.55).gradient)
      .frame(width: 38, height: 28)
      .overlay {
        RoundedRectangle(cornerRadius: 3)
          .stroke(.black.opacity(0.25))
          .frame(width: 16, height: 12)
      }
  }

  private var number: some View {
    HStack(spacing: 14) {
      ForEach(0..<3) { _ in
        HStack(spacing: 5) {
          ForEach(0..<4) { _ in Circle().frame(width: 5, height: 5) }
        }
      }
    }
    .foregroundStyle(.white.opacity(0.85))
  }

  private var brand: some View {
    HStack(spacing: -10) {
      Circle().fill(.white.opacity(0.9)).frame(width: 28, height: 28)
      Circle().fill(.white.opacity(0.45)).frame(width: 28, height: 28)
    }
  }
}

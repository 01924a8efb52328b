import Animate

/// Shapes of one's own in a grid: filled, stroked, dashed, trimmed, and as the frame of a photograph.
enum ShapeGridFilm {
  static let film = Film(
    size: CGSize(width: 640, height: 480), duration: 5,
    background: Color.Resolved(red: 0.1, green: 0.1, blue: 0.14), colorScheme: .dark, state: false,
    script: [
      ScriptStep(at: 1.9, animation: .spring(duration: 1, bounce: 0.35)) { $0 = true },
      ScriptStep(at: 3.7, animation: .spring(duration: 1, bounce: 0.35)) { $0 = false },
    ]
  ) { isChanged in
    ShapeGrid(isChanged: isChanged)
  }
}

private struct ShapeGrid: View {
  let isChanged: Bool

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 16), count: 4)

  var body: some View {
    LazyVGrid(columns: columns, spacing: 16) {
      Tile(0) { star }
      Tile(1) { dashedFlower }
      Tile(2) { photograph }
      Tile(3) { Spiral(turns: isChanged ? 5 : 3).stroke(Tint.mint, style: round(5)) }
      Tile(4) { Heart().fill(Tint.red.gradient).scaleEffect(isChanged ? 1.12 : 0.92) }
      Tile(5) { gauge }
      Tile(6) { ticket }
      Tile(7) { Flower(petals: isChanged ? 3 : 6, depth: 0.55).fill(Tint.pink.gradient) }
      Tile(8) { ripples }
      Tile(9) { Star(points: 12, depth: isChanged ? 0.2 : 0.8).stroke(Tint.orange, style: mitred) }
      Tile(10) { Heart().trim(from: 0, to: isChanged ? 1 : 0.3).stroke(Tint.red, style: round(6)) }
      Tile(11) { flag }
    }
    .padding(24)
  }

  private var star: some View {
    Star(points: 5, depth: isChanged ? 0.25 : 0.55)
      .fill(Tint.yellow.gradient)
      .rotationEffect(.degrees(isChanged ? 72 : 0))
  }

  private let mitred = StrokeStyle(lineWidth: 3, lineJoin: .miter)

  private func round(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  private var dashedFlower: some View {
    Marching { phase in
      Flower(petals: 5, depth: 0.35)
        .stroke(
          Tint.cyan,
          style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 9], dashPhase: phase))
    }
  }

  private var photograph: some View {
    Photograph.dusk.image
      .aspectRatio(contentMode: .fill)
      .frame(width: 96, height: 96)
      .clipShape(Flower(petals: isChanged ? 8 : 4, depth: 0.22))
      .overlay { Flower(petals: isChanged ? 8 : 4, depth: 0.22).stroke(.white, lineWidth: 3) }
  }

  private var gauge: some View {
    ZStack {
      ArcShape(fraction: 1).stroke(.white.opacity(0.12), style: round(10))
      ArcShape(fraction: isChanged ? 0.92 : 0.25)
        .stroke(
          AngularGradient(
            colors: [Tint.blue, Tint.mint], center: .center, startAngle: .degrees(135),
            endAngle: .degrees(405)),
          style: round(10))
    }
  }

  private var ticket: some View {
    Marching { phase in
      Ticket(notch: isChanged ? 18 : 9)
        .fill(Tint.violet.opacity(0.3))
        .stroke(
          Tint.violet, style: StrokeStyle(lineWidth: 2.5, dash: [5, 3], dashPhase: phase)
        )
    }
    .frame(height: 64)
  }

  private var ripples: some View {
    ZStack {
      ForEach(0..<4) { index in
        Circle()
          .inset(by: CGFloat(index) * (isChanged ? 13 : 10))
          .strokeBorder(Tint.blue.opacity(1 - Double(index) * 0.2), lineWidth: isChanged ? 3 : 7)
      }
    }
  }

  private var flag: some View {
    Photograph.morning.image
      .frame(width: 104, height: 78)
      .clipShape(Ticket(notch: isChanged ? 18 : 9))
      .rotationEffect(.degrees(isChanged ? -8 : 8))
  }
}

/// A place of the grid, which comes in its turn.
private struct Tile<Content: View>: View {
  private let index: Int
  private let content: Content
  @State private var isShown = false

  init(_ index: Int, @ViewBuilder content: () -> Content) {
    (self.index, self.content) = (index, content())
  }

  var body: some View {
    content
      .frame(width: 92, height: 92)
      .frame(maxWidth: .infinity, minHeight: 132)
      .background(.white.opacity(0.06), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
      .scaleEffect(isShown ? 1 : 0.4)
      .opacity(isShown ? 1 : 0)
      .onAppear {
        let delay = 0.1 + Double(index % 4 + index / 4) * 0.09
        withAnimation(.spring(duration: 0.6, bounce: 0.4).delay(delay)) { isShown = true }
      }
  }
}

/// Gives its content a phase that goes on for ever.
private struct Marching<Content: View>: View {
  @ViewBuilder let content: (CGFloat) -> Content
  @State private var isMarching = false

  var body: some View {
    content(isMarching ? -176 : 0)
      .animation(.linear(duration: 4).repeatForever(autoreverses: false), value: isMarching)
      .onAppear { isMarching = true }
  }
}

private enum Tint {
  static let yellow = Color(red: 1, green: 0.8, blue: 0.3)
  static let orange = Color(red: 1, green: 0.58, blue: 0.28)
  static let red = Color(red: 1, green: 0.35, blue: 0.4)
  static let pink = Color(red: 0.98, green: 0.5, blue: 0.72)
  static let violet = Color(red: 0.66, green: 0.5, blue: 1)
  static let blue = Color(red: 0.36, green: 0.6, blue: 1)
  static let cyan = Color(red: 0.36, green: 0.84, blue: 0.96)
  static let mint = Color(red: 0.4, green: 0.94, blue: 0.7)
}

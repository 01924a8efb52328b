import Animate

/// A ring of dots that swell one after another, for ever.
enum LoaderFilm {
  static let film = Film(
    size: CGSize(width: 240, height: 240), duration: 2.4,
    background: Color.Resolved(
      red: 0.06, green: 0.07, blue: 0.1), state: 0
  ) { _ in
    Loader()
  }
}

private struct Loader: View {
  private let count = 8

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        Dot(delay: Double(index) * 0.1)
          .offset(y: -60)
          .rotationEffect(.degrees(Double(index) / Double(count) * 360))
      }
    }
  }
}

private struct Dot: View {
  let delay: Double
  @State private var isLarge = false

  var body: some View {
    Circle()
      .fill(Color(Color.Resolved(red: 1, green: 0.62, blue: 0.1)))
      .frame(width: 26, height: 26)
      .scaleEffect(isLarge ? 1 : 0.35)
      .opacity(isLarge ? 1 : 0.35)
      .onAppear {
        withAnimation(.easeInOut(duration: 0.4).repeatForever().delay(delay)) { isLarge = true }
      }
  }
}

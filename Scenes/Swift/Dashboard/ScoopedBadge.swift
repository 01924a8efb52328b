import Animate

/// A rectangle whose scooped corners breathe for ever.
struct ScoopedBadge: View {
  @State private var isScooped = false

  var body: some View {
    ScoopedRectangle(cornerSize: isScooped ? 34 : 6)
      .fill(
        LinearGradient(
          colors: [Color(hex: 0xff7a59), Color(hex: 0xff4d8d)], startPoint: .topLeading,
          endPoint: .bottomTrailing)
      )
      .frame(width: 112, height: 100)
      .rotationEffect(.degrees(isScooped ? 8 : -8))
      .onAppear {
        withAnimation(.easeInOut(duration: 0.9).repeatForever(autoreverses: true)) {
          isScooped = true
        }
      }
  }
}

/// A rectangle with a quarter of a circle cut out of each corner.
private struct ScoopedRectangle: Shape {
  var cornerSize: CGFloat

  var animatableData: CGFloat {
    get { cornerSize }
    set { cornerSize = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return Path { path in
      for (index, corner) in corners.enumerated() {
        path.addArc(
          center: corner, radius: cornerSize, startAngle: .degrees(90 + 90 * Double(index)),
          endAngle: .degrees(90 * Double(index)), clockwise: true)
      }
      path.closeSubpath()
    }
  }
}

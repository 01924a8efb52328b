import Animate

/// A curve through values with the area below it.
struct AreaChart: View {
  let values: [Double]

  private let blue = Color(hex: 0x4f6bff)

  var body: some View {
    ZStack {
      VStack {
        ForEach(0..<4, id: \.self) { line in
          Rectangle().fill(Color(hex: 0xe8ebf3)).frame(height: 1)
          if line < 3 { Spacer() }
        }
      }
      Curve(values: values, isClosed: true)
        .fill(
          LinearGradient(
            colors: [blue.opacity(0.38), blue.opacity(0.02)], startPoint: .top, endPoint: .bottom))
      Curve(values: values, isClosed: false)
        .stroke(blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      Dots(values: values, radius: 5.5).fill(Color.white)
      Dots(values: values, radius: 5.5).stroke(blue, lineWidth: 3)
    }
  }
}

/// A smooth curve through values of 0…1; all of them travel as one vector.
private struct Curve: Shape {
  var values: AnimatableVector
  let isClosed: Bool

  init(values: [Double], isClosed: Bool) {
    (self.values, self.isClosed) = (AnimatableVector(values), isClosed)
  }

  var animatableData: AnimatableVector {
    get { values }
    set { values = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let points = values.points(in: rect)
    guard let first = points.first, let last = points.last else { return Path() }
    return Path { path in
      path.move(to: first)
      for (from, to) in zip(points, points.dropFirst()) {
        let middle = (from.x + to.x) / 2
        path.addCurve(
          to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
      }
      if isClosed {
        path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
        path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

private struct Dots: Shape {
  var values: AnimatableVector
  let radius: CGFloat

  init(values: [Double], radius: CGFloat) {
    (self.values, self.radius) = (AnimatableVector(values), radius)
  }

  var animatableData: AnimatableVector {
    get { values }
    set { values = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for point in values.points(in: rect) {
        path.addEllipse(
          in: CGRect(
            x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        )
      }
    }
  }
}

extension AnimatableVector {
  fileprivate func points(in rect: CGRect) -> [CGPoint] {
    values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(max(values.count - 1, 1)),
        y: rect.maxY - rect.height * CGFloat(value))
    }
  }
}

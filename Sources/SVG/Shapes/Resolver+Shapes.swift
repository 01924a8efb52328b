import Drawing
import Geometry

extension Resolver {
  /// The path of a basic shape; nil for one that is in error or draws nothing.
  func path(_ element: Element, _ surroundings: Surroundings) -> Path? {
    switch element.name {
    case "path": pathData(element)
    case "rect": rectangle(element, surroundings)
    case "circle": circle(element, surroundings)
    case "ellipse": ellipse(element, surroundings)
    case "line": line(element, surroundings)
    case "polyline": polyline(element, isClosed: false)
    case "polygon": polyline(element, isClosed: true)
    default: nil
    }
  }

  /// A path up to its first mistake, as SVG asks.
  private func pathData(_ element: Element) -> Path? {
    guard var text = value(element, "d") else { return nil }
    if text.hasPrefix("path("), text.hasSuffix(")") {
      text = unquoted(trimmed(text.dropFirst(5).dropLast()))
    }
    do { return try Path(svgPathData: text) } catch {
      warn("\(error)", at: element)
      return error.drawn
    }
  }

  private func line(_ element: Element, _ surroundings: Surroundings) -> Path? {
    func point(_ x: String, _ y: String) -> CGPoint {
      CGPoint(
        x: length(element, x, \.width, surroundings) ?? 0,
        y: length(element, y, \.height, surroundings) ?? 0)
    }
    return Path { path in
      path.move(to: point("x1", "y1"))
      path.addLine(to: point("x2", "y2"))
    }
  }

  private func polyline(_ element: Element, isClosed: Bool) -> Path? {
    guard let text = element.attribute("points") else { return nil }
    var scanner = ValueScanner(text)
    let numbers = scanner.numbers()
    if !scanner.isAtEnd { warn("points: expected a number", at: element) }
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    guard points.count > 1 else { return nil }
    return Path { path in
      path.addLines(points)
      if isClosed { path.closeSubpath() }
    }
  }

  private func circle(_ element: Element, _ surroundings: Surroundings) -> Path? {
    guard let radius = length(element, "r", \.diagonal, surroundings), radius > 0 else {
      return nil
    }
    return Path(ellipseIn: box(around: center(element, surroundings), radius, radius))
  }

  private func ellipse(_ element: Element, _ surroundings: Surroundings) -> Path? {
    let (rx, ry) = radii(element, surroundings)
    guard let x = rx ?? ry, let y = ry ?? rx, x > 0, y > 0 else { return nil }
    return Path(ellipseIn: box(around: center(element, surroundings), x, y))
  }

  private func center(_ element: Element, _ surroundings: Surroundings) -> CGPoint {
    CGPoint(
      x: length(element, "cx", \.width, surroundings) ?? 0,
      y: length(element, "cy", \.height, surroundings) ?? 0)
  }

  private func box(around center: CGPoint, _ x: Double, _ y: Double) -> CGRect {
    CGRect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y)
  }

  /// Both radii as given; negative ones are as good as none.
  private func radii(
    _ element: Element, _ surroundings: Surroundings
  ) -> (x: Double?, y: Double?) {
    func radius(_ name: String, _ whole: KeyPath<Viewport, Double>) -> Double? {
      length(element, name, whole, surroundings).flatMap { $0 >= 0 ? $0 : nil }
    }
    return (radius("rx", \.width), radius("ry", \.height))
  }

  /// SVG 2, § 10.2: a radius that isn't given is the other's, and none is more than half a side.
  private func rectangle(_ element: Element, _ surroundings: Surroundings) -> Path? {
    guard let width = length(element, "width", \.width, surroundings), width > 0,
      let height = length(element, "height", \.height, surroundings), height > 0
    else { return nil }
    let rect = CGRect(
      x: length(element, "x", \.width, surroundings) ?? 0,
      y: length(element, "y", \.height, surroundings) ?? 0, width: width, height: height)
    let radii = radii(element, surroundings)
    let x = min(radii.x ?? radii.y ?? 0, width / 2)
    let y = min(radii.y ?? radii.x ?? 0, height / 2)
    return x > 0 && y > 0 ? Path.rectangle(rect, x, y) : Path(rect)
  }
}

extension Path {
  /// A rectangle with elliptical corners, drawn as SVG 2, § 10.2 says: from the top edge clockwise.
  fileprivate static func rectangle(_ rect: CGRect, _ x: Double, _ y: Double) -> Path {
    let radii = CGPoint(x: x, y: y)
    return Path { path in
      func arc(_ endX: Double, _ endY: Double) {
        path.addEllipticalArc(
          to: CGPoint(x: endX, y: endY), radii: radii, rotation: .zero, isLarge: false,
          isGrowing: true)
      }
      path.move(to: CGPoint(x: rect.minX + x, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - x, y: rect.minY))
      arc(rect.maxX, rect.minY + y)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - y))
      arc(rect.maxX - x, rect.maxY)
      path.addLine(to: CGPoint(x: rect.minX + x, y: rect.maxY))
      arc(rect.minX, rect.maxY - y)
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + y))
      arc(rect.minX + x, rect.minY)
      path.closeSubpath()
    }
  }
}

extension Path {
  /// The path's steps with their points, in drawing order.
  public var elements: Elements { Elements(path: self) }

  /// Calls `body` with each step of the path.
  public func forEach(_ body: (Element) -> Void) {
    for element in elements { body(element) }
  }

  /// Adds a step as it is.
  public mutating func append(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): addLine(to: to)
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
    case .curve(let to, let control1, let control2):
      addCurve(to: to, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }

  /// A path's steps, one after another.
  public struct Elements: Sequence, Sendable {
    let path: Path

    public var underestimatedCount: Int { path.verbs.count }

    public func makeIterator() -> Iterator { Iterator(path: path) }

    /// The state of a walk along a path's steps.
    public struct Iterator: IteratorProtocol {
      let path: Path
      var verb = 0
      var point = 0

      public mutating func next() -> Element? {
        guard verb < path.verbs.count else { return nil }
        let element = path.element(path.verbs[verb], points: point)
        point += path.verbs[verb].pointCount
        verb += 1
        return element
      }
    }
  }

  private func element(_ verb: Verb, points index: Int) -> Element {
    switch verb {
    case .move: .move(to: points[index])
    case .line: .line(to: points[index])
    case .quadCurve: .quadCurve(to: points[index + 1], control: points[index])
    case .curve:
      .curve(to: points[index + 2], control1: points[index], control2: points[index + 1])
    case .closeSubpath: .closeSubpath
    }
  }
}

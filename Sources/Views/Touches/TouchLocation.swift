public import Geometry

/// Where a script puts a finger.
///
/// A string stands for the middle of the view with that `accessibilityIdentifier`.
public enum TouchLocation: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A place of the canvas, in points.
  case point(CGPoint)
  /// A place of the view with the given `accessibilityIdentifier`, as it is shown at the time.
  case view(String, anchor: UnitPoint = .center)

  public init(stringLiteral value: String) { self = .view(value) }
}

extension TouchLocation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .point(let point): "(\(point.x), \(point.y))"
    case .view(let name, _): "\"\(name)\""
    }
  }
}

extension TouchLocation {
  /// The name of the view, where it is one.
  var name: String? {
    if case .view(let name, _) = self { return name }
    return nil
  }
}

/// The outline of a two-dimensional shape: subpaths of lines, quadratic and cubic Bézier curves.
///
/// A path is a value. Coordinates are points, y down. An open subpath counts as closed when it is
/// filled.
public struct Path: Sendable, Hashable {
  /// What each step of the path does, in drawing order.
  public internal(set) var verbs: [Verb]
  /// The verbs' points one after another: `verb.pointCount` for each, its end point last.
  public internal(set) var points: [CGPoint]
  /// Where the current subpath began; what `closeSubpath` returns to.
  var subpathStart: CGPoint?

  /// A path without elements.
  public init() { (verbs, points, subpathStart) = ([], [], nil) }

  /// A path described by the calls that `build` makes.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { verbs.isEmpty }

  public static func == (left: Path, right: Path) -> Bool {
    left.verbs == right.verbs && left.points == right.points
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(verbs)
    hasher.combine(points)
  }
}

extension Path {
  /// The kind of a path's step.
  public enum Verb: UInt8, Sendable, Hashable {
    case move
    case line
    case quadCurve
    case curve
    case closeSubpath

    /// How many points the step has.
    @inlinable public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .closeSubpath: 0
      }
    }
  }

  /// A step of a path with its points.
  public enum Element: Sendable, Equatable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
}

/// Makes outlines of lines along paths; keeps its memory from path to path.
public struct PathStroker: Sendable {
  private var outline: StrokeOutline
  private var dashes: DashPattern?
  /// The current subpath's steps, kept for their memory.
  private var run = StrokeRun()
  /// How many dashes the current path may still have.
  private var dashesLeft = 0

  /// The most dashes that a path is drawn with.
  ///
  /// A subpath that would have more than are left is drawn solid.
  public static let mostDashes = 100_000

  /// A stroker for one style; outlines stray at most `tolerance` points from the exact ones.
  public init(_ style: StrokeStyle, tolerance: CGFloat = 0.02) {
    outline = StrokeOutline(style, tolerance: tolerance.native)
    dashes = DashPattern(style)
  }

  /// Appends the outline of the line along `path` to `output`.
  public mutating func stroke(_ path: Path, into output: inout Path) {
    guard outline.isVisible else { return }
    dashesLeft = Self.mostDashes
    var (point, index) = (CGPoint.zero, 0)
    for verb in path.verbs {
      switch verb {
      case .move:
        finishRun(isClosed: false, &output)
        point = path.points[index]
        run.begin(at: point)
      case .line: run.addLine(to: path.points[index])
      case .quadCurve:
        run.addCurve(
          QuadraticCurve(
            start: run.end, control: path.points[index], end: path.points[index + 1]
          ).cubic)
      case .curve:
        run.addCurve(
          CubicCurve(
            start: run.end, control1: path.points[index], control2: path.points[index + 1],
            end: path.points[index + 2]))
      case .closeSubpath:
        run.addLine(to: point)
        finishRun(isClosed: true, &output)
        run.begin(at: point)
      }
      index += verb.pointCount
    }
    finishRun(isClosed: false, &output)
  }

  /// Draws the current subpath.
  private mutating func finishRun(isClosed: Bool, _ output: inout Path) {
    defer { run.removeAll() }
    guard run.hasSteps else { return }
    guard let first = run.steps.first else {
      return outline.addDot(at: run.start, direction: CGPoint(x: 1, y: 0), to: &output)
    }
    // A step that was left out tears the subpath.
    let isClosed = isClosed && !run.isTorn
    if let dashes, let count = run.measure(dashes), count <= dashesLeft {
      dashesLeft -= count
      return run.addDashes(dashes, isClosed: isClosed, outline: &outline, to: &output)
    }
    var end = first.start
    for step in run.steps {
      if step.start != end { outline.finish(isClosed: false, to: &output) }
      outline.add(step)
      end = step.end
    }
    outline.finish(isClosed: isClosed, to: &output)
  }
}

/// Makes outlines of lines along paths; keeps its memory from path to path.
public struct PathStroker: Sendable {
  private var outline: StrokeOutline
  private var dashes: DashPattern?
  /// The current subpath's steps, kept for their memory.
  private var run = StrokeRun()
  /// Where the current path is seen; nil for everywhere.
  private var window: StrokeWindow?
  /// How many dashes the current path may still have.
  private var dashesLeft = 0

  /// The most dashes that a path is drawn with, of those that may be seen.
  ///
  /// A subpath that would have more than are left is drawn solid.
  public static let mostDashes = 100_000

  /// A stroker for one style; outlines stray at most `tolerance` points from the exact ones.
  public init(_ style: StrokeStyle, tolerance: CGFloat = 0.02) {
    outline = StrokeOutline(style, tolerance: tolerance.native)
    dashes = DashPattern(style)
  }

  /// Appends the outline of the line along `path` to `output`.
  ///
  /// With a `visible` rectangle, in the path's space, what can't be seen in it may be left out: the
  /// cost is that of what is seen, and inside the rectangle the outline fills the same.
  public mutating func stroke(
    _ path: Path, visible: CGRect? = nil, into output: inout Path
  ) {
    guard outline.isVisible else { return }
    window = StrokeWindow(visible, outline.shape)
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
    guard !run.steps.isEmpty else {
      return outline.addDot(at: run.start, direction: CGPoint(x: 1, y: 0), to: &output)
    }
    // A step that was left out tears the subpath.
    let isClosed = isClosed && !run.isTorn
    if let dashes {
      run.measure(window)
      let count = run.dashCount(dashes, isClosed: isClosed)
      if count <= Double(dashesLeft) {
        dashesLeft -= Int(count)
        return run.addDashes(dashes, isClosed: isClosed, outline: &outline, to: &output)
      }
    }
    run.addSolid(isClosed: isClosed, window, outline: &outline, to: &output)
  }
}

extension StrokeRun {
  /// Draws the run as it is, without the steps that can't be seen.
  fileprivate func addSolid(
    isClosed: Bool, _ window: StrokeWindow?, outline: inout StrokeOutline, to output: inout Path
  ) {
    // A closed run is gone through from a step that can't be seen, where it may be torn.
    let hidden = window.flatMap { window in steps.firstIndex { !window.meets($0) } }
    let first = isClosed ? hidden ?? 0 : 0
    var end: CGPoint?
    for offset in steps.indices {
      let index = first + offset
      let step = steps[index < steps.count ? index : index - steps.count]
      let isHidden = hidden != nil && !(window?.meets(step) ?? true)
      if isHidden || (end != nil && step.start != end) {
        outline.finish(isClosed: false, to: &output)
      }
      if !isHidden { outline.add(step) }
      end = step.end
    }
    outline.finish(isClosed: isClosed && hidden == nil, to: &output)
  }
}

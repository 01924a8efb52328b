import CRasterKernels
import Geometry

/// Turns paths into lines on the grid, dropping what cannot be seen within a window.
///
/// A line is dropped when it is horizontal, lies above, below or to the right of the window: it
/// winds around no pixel of it. `extent` grows to what was seen of the shape.
struct Flattener: ~Copyable {
  var lines = LineBuffer()
  /// The window in units.
  var window = FlatteningWindow(PixelBounds.nothing)
  /// The bounds of the lines that touch the window's rows, in units; those dropped to the right too.
  var extent = LineExtent()

  var current = DevicePoint()
  var snapped = (x: Int32(0), y: Int32(0))
  private var start = DevicePoint()

  /// Adds the lines of `path` under `transform`, which maps to units; returns their range.
  ///
  /// Elements with a point that isn't finite are left out.
  mutating func flatten(
    _ path: Path, _ transform: CGAffineTransform, within bounds: PixelBounds
  ) -> Range<Int> {
    let first = lines.count
    window = FlatteningWindow(bounds)
    extent = LineExtent()
    let map = DeviceMap(transform)
    path.verbs.withUnsafeBufferPointer { verbs in
      path.points.withUnsafeBufferPointer { points in
        add(verbs, points, map)
      }
    }
    return first..<lines.count
  }

  private mutating func add(
    _ verbs: UnsafeBufferPointer<Path.Verb>, _ points: UnsafeBufferPointer<CGPoint>,
    _ map: DeviceMap
  ) {
    var index = 0
    move(to: DevicePoint())
    for verb in verbs {
      switch verb {
      case .move: if let end = map[points[index]] { beginSubpath(at: end) }
      case .line: if let end = map[points[index]] { addLine(to: end) }
      case .quadCurve: addQuadCurve(map[points[index]], map[points[index &+ 1]])
      case .curve:
        addCurve(map[points[index]], map[points[index &+ 1]], map[points[index &+ 2]])
      case .closeSubpath: closeSubpath()
      }
      index &+= verb.pointCount
    }
    closeSubpath()
  }

  private mutating func move(to end: DevicePoint) {
    (start, current) = (end, end)
    if window.takes(end) { snapped = (FixedPoint.nearest(end.x), FixedPoint.nearest(end.y)) }
  }

  private mutating func beginSubpath(at end: DevicePoint) {
    closeSubpath()
    move(to: end)
  }

  private mutating func closeSubpath() {
    if current != start { addLine(to: start) }
  }

  private mutating func addQuadCurve(_ control: DevicePoint?, _ end: DevicePoint?) {
    guard let control, let end else { return }
    let first = current + (control - current) * (2.0 / 3.0)
    addCubic(current, first, end + (control - end) * (2.0 / 3.0), end)
  }

  private mutating func addCurve(
    _ control1: DevicePoint?, _ control2: DevicePoint?, _ end: DevicePoint?
  ) {
    guard let control1, let control2, let end else { return }
    addCubic(current, control1, control2, end)
  }
}

import CRasterKernels
import Drawing
import Geometry

/// Makes outlines of lines on a canvas; keeps its memory from one to the next.
///
/// Lines are outlined in their own coordinates, so that a transform bends the pen as it bends the
/// path, and as finely as the transform magnifies them.
struct StrokeOutliner {
  private var stroker = PathStroker(StrokeStyle())
  private var style = StrokeStyle()
  private var tolerance = 0.0
  private var outline = Path()
  /// The part of the plane that lines are drawn for, in units of 1/256 pixel.
  private var region = CGRect.zero

  /// How far an outline may be off, in units: 1/40 pixel, half of what its flattening may add.
  private static let deviation = FixedPoint.scale / 40
  /// The step, in pixels, that the region around a canvas grows by: nothing near changes with it.
  private static let regionStep = 4096.0

  /// Prepares for lines on a canvas of `bounds`.
  mutating func begin(_ bounds: PixelBounds) {
    let step = Self.regionStep
    func extent(_ length: Int) -> Double { ((Double(length) / step).rounded(.up) + 2) * step }
    let scale = FixedPoint.scale
    region = CGRect(
      x: -step * scale, y: -step * scale, width: extent(Int(bounds.right)) * scale,
      height: extent(Int(bounds.bottom)) * scale)
  }

  /// Calls `body` with the outline of `stroke`, to be filled by the nonzero rule.
  ///
  /// `transform` maps to units and isn't singular.
  mutating func withOutline<Result>(
    of stroke: DrawingNode.Stroke, _ transform: CGAffineTransform, _ body: (Path) -> Result
  ) -> Result {
    prepare(stroke.style, Self.deviation / transform.greatestStretch)
    outline.removeAll()
    let visible = region.bounds(under: transform.inverted())
    stroker.stroke(stroke.path, visible: visible, into: &outline)
    return body(outline)
  }

  /// The same in perspective: `projection` maps to units, with the tolerance of the plane's own scale.
  func withOutline<Result>(
    of stroke: DrawingNode.Stroke, seenThrough projection: ProjectionTransform,
    _ body: (Path) -> Result
  ) -> Result {
    let visible = region.bounds(seenThrough: projection)
    return body(stroke.path.strokedPath(stroke.style, visible: visible))
  }

  private mutating func prepare(_ style: StrokeStyle, _ tolerance: Double) {
    guard style != self.style || tolerance != self.tolerance else { return }
    (self.style, self.tolerance) = (style, tolerance)
    stroker = PathStroker(style, tolerance: tolerance)
  }
}

extension CGRect {
  /// The bounds of the rectangle's image.
  fileprivate func bounds(under transform: CGAffineTransform) -> CGRect {
    Self.bounds(of: corners.map { $0.applying(transform) })
  }

  /// The bounds of what is seen in the rectangle; nil when the plane's horizon is.
  fileprivate func bounds(seenThrough projection: ProjectionTransform) -> CGRect? {
    guard let inverse = projection.inverted else { return nil }
    let places = corners.compactMap { $0.applying(inverse) }
    let bounds = Self.bounds(of: places)
    return places.count == 4 && bounds.width.isFinite && bounds.height.isFinite ? bounds : nil
  }

  private var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  private static func bounds(of corners: [CGPoint]) -> CGRect {
    let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
    let (right, bottom) = (corners.map(\.x).max() ?? 0, corners.map(\.y).max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGAffineTransform {
  /// The largest factor by which a length grows: the greater singular value.
  ///
  /// Half of the sum of what the sum and the difference of turning and mirroring parts stretch.
  var greatestStretch: Double {
    let (a, b, c, d) = (a.native, b.native, c.native, d.native)
    let turning = ((a + d) * (a + d) + (b - c) * (b - c)).squareRoot()
    let mirroring = ((a - d) * (a - d) + (b + c) * (b + c)).squareRoot()
    return (turning + mirroring) / 2
  }
}

import CRasterKernels
import Drawing
import Geometry

extension DrawingRecorder {
  /// The longest em, in pixels, of glyphs whose lines are kept.
  private static let longestEm = 256.0

  /// Records glyphs: in one colour and of the usual sizes from the cache, otherwise as fills.
  mutating func record(_ node: DrawingNode.Glyphs, _ inherited: Inherited) -> PixelBounds {
    guard inherited.perspective == nil else { return recordFills(node, inherited) }
    let (size, scale) = (CGFloat(node.size), inherited.transform)
    let transform = CGAffineTransform(
      a: scale.a * size, b: scale.b * size, c: scale.c * size, d: scale.d * size,
      tx: scale.tx, ty: scale.ty)
    guard !transform.isSingular else { return .nothing }
    let isUsual = transform.greatestStretch <= Self.longestEm * FixedPoint.scale
    guard case .color(let color) = node.paint, isUsual else { return recordFills(node, inherited) }
    guard let source = color.opacity(inherited.opacity).source else { return .nothing }
    let map = DeviceMap(scale)
    var touched = PixelBounds.nothing
    for glyph in node.glyphs {
      guard let point = map[glyph.position], point.isNear else { continue }
      let origin = GlyphOrigin(x: FixedPoint.nearest(point.x), y: FixedPoint.nearest(point.y))
      let shape = glyphs.shape(glyph.outline, transform)
      touched.formUnion(record(shape, at: origin, source, inherited.window))
    }
    return touched
  }

  private mutating func record(
    _ shape: GlyphShape, at origin: GlyphOrigin, _ source: raster_source, _ window: PixelBounds
  ) -> PixelBounds {
    let bounds = shape.extent.moved(by: origin).bounds.intersection(window)
    guard !bounds.isEmpty else { return .nothing }
    if let mask = glyphs.mask(shape, phase: origin.phase) {
      commands.append(
        .glyph(mask.moved(toPixelOf: origin), bounds: bounds, source: source))
      return bounds
    }
    let first = flattener.lines.count
    glyphs.appendLines(of: shape, at: origin, to: &flattener.lines)
    commands.append(
      .fill(
        .init(
          firstLine: first, lineCount: shape.lines.count, bounds: bounds,
          rule: Int32(RASTER_NONZERO), source: source)))
    return bounds
  }

  private mutating func recordFills(
    _ node: DrawingNode.Glyphs, _ inherited: Inherited
  ) -> PixelBounds {
    let size = CGFloat(node.size)
    var touched = PixelBounds.nothing
    for glyph in node.glyphs {
      let place = CGAffineTransform(
        a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y)
      let fill = DrawingNode.Fill(glyph.outline.path.applying(place), node.paint)
      touched.formUnion(record(fill, inherited))
    }
    return touched
  }
}

extension DevicePoint {
  /// Whether a glyph may be put there.
  fileprivate var isNear: Bool { abs(x) <= FixedPoint.limit / 2 && abs(y) <= FixedPoint.limit / 2 }
}

extension DrawingNode {
  /// Whether it is several shapes that may overlap.
  var overlapsItself: Bool {
    guard case .glyphs(let node) = self else { return false }
    return node.glyphs.count > 1
  }
}

import CRasterKernels
import Drawing
import Geometry

/// Glyphs as lines and as fractions, kept from drawing to drawing.
///
/// A glyph is flattened around its origin, which is put at the nearest 1/256 pixel: it keeps its
/// shape wherever it moves. Fractions are those of the same lines, so nothing that is kept or
/// forgotten changes a pixel. They are kept once a glyph is at a place on the pixel grid for the second
/// time in two drawings: text that moves doesn't fill the cache.
struct GlyphCache: ~Copyable {
  /// How many bytes of lines and of fractions are kept, each.
  static let mostBytes = 16_777_216
  /// The largest mask, in pixels.
  private static let largestMask = 16_384
  /// Whatever is outside of this, in pixels, is left out of a glyph.
  private static let room = PixelBounds(
    left: -1 << 20, top: -1 << 20, right: 1 << 20, bottom: 1 << 20)

  private let kernels: Kernels
  private var flattener = Flattener()
  private var coverage = CoverageBuffer()
  private var shapes: [ShapeKey: GlyphShape] = [:]
  private var masks: [MaskKey: GlyphMask] = [:]
  private var fractions = GrowingMemory<UInt16>()
  private var seen = SeenKeys()

  init(kernels: Kernels) { self.kernels = kernels }

  /// A glyph under the linear part of a transform.
  struct ShapeKey: Hashable {
    var outline: ObjectIdentifier
    var transform: SIMD4<Double>
  }

  private struct MaskKey: Hashable {
    /// The first of the shape's lines, which no other shape has.
    var firstLine: Int
    var phase: GlyphOrigin

    /// A quick hash, which differs in its upper and lower bits (the finalizer of SplitMix64; Steele, Lea, Flood, 2014).
    var digest: UInt64 {
      var mixed = UInt64(bitPattern: Int64(firstLine)) << 16 ^ UInt64(phase.x << 8 | phase.y)
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// Prepares for a drawing: forgets everything once there is too much of it.
  mutating func begin() {
    seen.beginDrawing()
    let lineBytes = flattener.lines.count * MemoryLayout<raster_line>.stride
    guard lineBytes > Self.mostBytes || fractions.count * 2 > Self.mostBytes else { return }
    shapes.removeAll()
    masks.removeAll()
    flattener.lines.removeAll()
    fractions.removeAll()
  }

  /// The lines of a glyph under a transform that maps the em to units.
  mutating func shape(_ outline: GlyphOutline, _ transform: CGAffineTransform) -> GlyphShape {
    let linear = SIMD4(
      transform.a.native, transform.b.native, transform.c.native, transform.d.native)
    let key = ShapeKey(outline: ObjectIdentifier(outline), transform: linear)
    if let known = shapes[key] { return known }
    let placed = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let lines = flattener.flatten(outline.path, placed, within: Self.room)
    let shape = GlyphShape(outline: outline, lines: lines, extent: flattener.extent)
    shapes[key] = shape
    return shape
  }

  /// A shape's lines, their origin at `origin`.
  func appendLines(of shape: GlyphShape, at origin: GlyphOrigin, to lines: inout LineBuffer) {
    for line in flattener.lines[shape.lines] { lines.append(line.moved(by: origin)) }
  }

  /// The fractions of a shape at a phase; nil when they aren't to be kept.
  mutating func mask(_ shape: GlyphShape, phase: GlyphOrigin) -> GlyphMask? {
    let key = MaskKey(firstLine: shape.lines.lowerBound, phase: phase)
    guard seen.insert(key.digest) else { return nil }
    if let known = masks[key] { return known }
    let bounds = shape.extent.moved(by: phase).bounds
    guard bounds.width * bounds.height <= Self.largestMask,
      fractions.count * 2 <= Self.mostBytes
    else { return nil }
    let mask = makeMask(shape, phase, bounds)
    masks[key] = mask
    return mask
  }

  private mutating func makeMask(
    _ shape: GlyphShape, _ phase: GlyphOrigin, _ bounds: PixelBounds
  ) -> GlyphMask {
    var bounds = bounds
    bounds.right += Int32(-bounds.width & 7)
    // The kernels read whole groups of eight from any column on.
    let first = fractions.append(bounds.width * bounds.height + 8)
    let placed = flattener.lines.count
    for index in shape.lines {
      flattener.lines.append(flattener.lines.line(at: index).moved(by: phase))
    }
    var covered = coverage.add(flattener.lines[placed..<flattener.lines.count], within: bounds)
    flattener.lines.truncate(to: placed)
    var target = raster_mask(
      first: fractions.pointer(at: first), fractions_per_row: bounds.width, bounds: bounds)
    kernels.pointee.sweep_mask(&covered, Int32(RASTER_NONZERO), &target)
    return GlyphMask(first: first, bounds: bounds)
  }

  /// The fractions of a mask, wherever it was moved.
  func fractions(of mask: GlyphMask) -> raster_mask {
    raster_mask(
      first: fractions.pointer(at: mask.first), fractions_per_row: mask.bounds.width,
      bounds: mask.bounds)
  }
}

import Drawing
import Geometry

extension ByteReader {
  mutating func nodes(depth: Int) -> [DrawingNode] {
    (0..<(1 + choice(3))).compactMap { _ in isEmpty ? nil : node(depth: depth) }
  }

  private mutating func node(depth: Int) -> DrawingNode {
    switch choice(depth < 6 ? 7 : 4) {
    case 0: .fill(.init(path(), paint(), style: fillStyle()))
    case 1: .stroke(.init(path(), paint(), style: strokeStyle(), antialiased: flag()))
    case 2: .glyphs(glyphs())
    case 3: .image(image())
    default: .group(group(depth: depth))
    }
  }

  private mutating func fillStyle() -> FillStyle {
    FillStyle(eoFill: flag(), antialiased: flag())
  }

  private mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: coordinate() / 4, lineCap: CGLineCap(rawValue: Int32(choice(3))) ?? .butt,
      lineJoin: CGLineJoin(rawValue: Int32(choice(3))) ?? .miter, miterLimit: coordinate(),
      dash: (0..<choice(4)).map { _ in CGFloat(coordinate() + 10) }, dashPhase: coordinate())
  }

  private mutating func glyphs() -> DrawingNode.Glyphs {
    let outline = GlyphOutline(path().applying(CGAffineTransform(scaleX: 0.03, y: 0.03)))
    let placed = (0..<(1 + choice(4))).map { _ in
      DrawingNode.Glyphs.Placed(outline, at: point())
    }
    return .init(placed + placed, size: coordinate(), paint())
  }

  private mutating func image() -> DrawingNode.Image {
    let bytes = (0..<6 * 4 * 4).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let picture = BitmapImage(Bitmap(width: 6, height: 4, bytes: bytes))
    return .init(
      picture, in: rect(), sourceRect: flag() ? rect() : nil,
      interpolation: ImageInterpolation.allCases[choice(ImageInterpolation.allCases.count)])
  }

  private mutating func rect() -> CGRect {
    CGRect(x: coordinate(), y: coordinate(), width: coordinate(), height: coordinate())
  }

  private mutating func group(depth: Int) -> DrawingNode.Group {
    var group = DrawingNode.Group(content: [])
    if flag() { group.transform = transform() }
    if flag() { group.opacity = fraction() + 0.3 }
    if flag() { group.clip = .init(path(), style: fillStyle()) }
    if flag() { group.blendMode = BlendMode.allCases[choice(BlendMode.allCases.count)] }
    if flag() { group.filters = (0...choice(2)).map { _ in filter() } }
    group.isolation = DrawingNode.Isolation.allCases[choice(3)]
    group.content = nodes(depth: depth + 1)
    if flag() {
      group.mask = .init(nodes(depth: depth + 1), mode: flag() ? .alpha : .luminance)
    }
    return group
  }

  /// Radii stay small: large ones are slow rather than risky.
  private mutating func filter() -> Filter {
    switch choice(6) {
    case 0: .blur(radius: fraction() * 12)
    case 1: .shadow(color: color(), radius: fraction() * 9, x: coordinate(), y: fraction() * 30)
    case 2: .hueRotation(.degrees(coordinate()))
    case 3: .contrast(coordinate())
    case 4: .saturation(coordinate())
    default: .alphaThreshold(min: fraction(), max: fraction(), color: color())
    }
  }
}

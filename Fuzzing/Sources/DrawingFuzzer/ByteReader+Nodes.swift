import Drawing
import Geometry

extension ByteReader {
  mutating func nodes(depth: Int) -> [DrawingNode] {
    (0..<(1 + choice(3))).compactMap { _ in isEmpty ? nil : node(depth: depth) }
  }

  private mutating func node(depth: Int) -> DrawingNode {
    switch choice(depth < 6 ? 7 : 4) {
    case 0: .fill(.init(path(), paint(depth: depth), style: fillStyle()))
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
    .init(
      picture(), in: rect(), sourceRect: flag() ? rect() : nil,
      interpolation: interpolation())
  }

  mutating func interpolation() -> ImageInterpolation {
    ImageInterpolation.allCases[choice(ImageInterpolation.allCases.count)]
  }

  /// A small picture, opaque or not.
  mutating func picture() -> BitmapImage {
    let (width, height, isOpaque) = (1 + choice(9), 1 + choice(7), flag())
    let bytes = (0..<width * height).flatMap { index -> [UInt8] in
      let alpha = isOpaque ? 255 : UInt8(truncatingIfNeeded: index * 37)
      return (1...3).map { UInt8(truncatingIfNeeded: index * 50 * $0) % (alpha | 1) } + [alpha]
    }
    return BitmapImage(Bitmap(width: width, height: height, bytes: bytes))
  }

  mutating func rect() -> CGRect {
    CGRect(x: coordinate(), y: coordinate(), width: coordinate(), height: coordinate())
  }

  private mutating func group(depth: Int) -> DrawingNode.Group {
    var group = DrawingNode.Group(content: [])
    if flag() { group.transform = transform() }
    if flag() { group.opacity = fraction() + 0.3 }
    if flag() { group.clip = .init(path(), style: fillStyle()) }
    if flag() { group.blendMode = BlendMode.allCases[choice(BlendMode.allCases.count)] }
    if flag() { group.filters = (0...choice(2)).map { _ in filter() } }
    if choice(4) == 1 { group.projection = projection() }
    group.isolation = DrawingNode.Isolation.allCases[choice(3)]
    group.content = nodes(depth: depth + 1)
    if flag() {
      group.mask = .init(nodes(depth: depth + 1), mode: flag() ? .alpha : .luminance)
    }
    return group
  }
}

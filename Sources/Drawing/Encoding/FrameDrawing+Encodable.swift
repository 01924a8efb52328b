import Geometry

/// The drawing as data: what its tree says in words, at full precision.
///
/// Colours are CSS strings, paths SVG path data, points, sizes, rectangles and matrices lists of
/// numbers. What has its usual value is left out.
extension FrameDrawing: Encodable {
  private enum Key: String, CodingKey { case size, background, content }

  /// Writes `size`, `background` where there is one, and `content`.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode([size.width.native, size.height.native], forKey: .size)
    try object.encodeIfPresent(background?.description, forKey: .background)
    try object.encode(content, forKey: .content)
  }
}

extension DrawingNode: Encodable {
  private enum Key: String, CodingKey { case node }

  /// How deep groups may lie within one another: each level is one of calls.
  private static let deepestEncoded = 64

  /// Writes the kind of the node as `node`, and its parts beside it.
  ///
  /// Throws an `EncodingError` where groups lie more than 64 deep within one another.
  public func encode(to encoder: any Encoder) throws {
    guard depth <= Self.deepestEncoded else {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath,
          debugDescription: "Groups lie \(depth) deep within one another; at most "
            + "\(Self.deepestEncoded) can be written as data. Nest fewer, or print the tree."))
    }
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(kind, forKey: .node)
    switch self {
    case .fill(let fill): try fill.encodeParts(to: encoder)
    case .stroke(let stroke): try stroke.encodeParts(to: encoder)
    case .image(let image): try image.encodeParts(to: encoder)
    case .glyphs(let glyphs): try glyphs.encodeParts(to: encoder)
    case .group(let group): try group.encodeParts(to: encoder)
    }
  }

  private var kind: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .image: "image"
    case .glyphs: "glyphs"
    case .group: "group"
    }
  }
}

extension DrawingNode.Fill {
  private enum Key: String, CodingKey { case path, paint, rule, antialiased }

  fileprivate func encodeParts(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(path.svgPathData, forKey: .path)
    try object.encode(paint, forKey: .paint)
    if style.isEOFilled { try object.encode("evenOdd", forKey: .rule) }
    if !style.isAntialiased { try object.encode(false, forKey: .antialiased) }
  }
}

extension DrawingNode.Stroke {
  private enum Key: String, CodingKey {
    case path, paint, width, cap, join, miterLimit, dash, dashPhase, antialiased
  }

  fileprivate func encodeParts(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(path.svgPathData, forKey: .path)
    try object.encode(paint, forKey: .paint)
    try object.encode(style.lineWidth.native, forKey: .width)
    if style.lineCap != .butt { try object.encode("\(style.lineCap)", forKey: .cap) }
    if style.lineJoin != .miter { try object.encode("\(style.lineJoin)", forKey: .join) }
    if style.miterLimit != 10 { try object.encode(style.miterLimit.native, forKey: .miterLimit) }
    if !style.dash.isEmpty {
      try object.encode(style.dash.map(\.native), forKey: .dash)
      try object.encode(style.dashPhase.native, forKey: .dashPhase)
    }
    if !isAntialiased { try object.encode(false, forKey: .antialiased) }
  }
}

extension DrawingNode.Image {
  private enum Key: String, CodingKey { case image, source, rect, interpolation }

  fileprivate func encodeParts(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(image.description, forKey: .image)
    if sourceRect != image.bounds { try object.encode(sourceRect.numbers, forKey: .source) }
    try object.encode(rect.numbers, forKey: .rect)
    try object.encode("\(interpolation)", forKey: .interpolation)
  }
}

extension DrawingNode.Glyphs {
  private enum Key: String, CodingKey { case paint, size, glyphs }
  private enum GlyphKey: String, CodingKey { case outline, position }

  fileprivate func encodeParts(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(paint, forKey: .paint)
    try object.encode(size, forKey: .size)
    var list = object.nestedUnkeyedContainer(forKey: .glyphs)
    for glyph in glyphs {
      var entry = list.nestedContainer(keyedBy: GlyphKey.self)
      try entry.encode(glyph.outline.path.svgPathData, forKey: .outline)
      try entry.encode(glyph.position.numbers, forKey: .position)
    }
  }
}

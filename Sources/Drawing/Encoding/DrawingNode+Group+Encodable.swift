import Geometry

extension DrawingNode.Group {
  private enum Key: String, CodingKey {
    case transform, projection, clip, mask, opacity, blendMode, isolation, filters, content
  }

  /// Writes what the group does to its content, and the content.
  func encodeParts(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    if transform != .identity { try object.encode(transform.numbers, forKey: .transform) }
    try object.encodeIfPresent(projection?.numbers, forKey: .projection)
    try object.encodeIfPresent(clip, forKey: .clip)
    try object.encodeIfPresent(mask, forKey: .mask)
    if opacity != 1 { try object.encode(opacity, forKey: .opacity) }
    if blendMode != .normal { try object.encode("\(blendMode)", forKey: .blendMode) }
    if isolation != .automatic { try object.encode("\(isolation)", forKey: .isolation) }
    if !filters.isEmpty { try object.encode(filters.map(\.description), forKey: .filters) }
    try object.encode(content, forKey: .content)
  }
}

extension DrawingNode.Clip: Encodable {
  private enum Key: String, CodingKey { case path, rule }

  /// Writes the path and the rule unless it is the usual one.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(path.svgPathData, forKey: .path)
    if style.isEOFilled { try object.encode("evenOdd", forKey: .rule) }
  }
}

extension DrawingNode.Mask: Encodable {
  private enum Key: String, CodingKey { case mode, content }

  /// Writes what of the picture counts, and its nodes.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode("\(mode)", forKey: .mode)
    try object.encode(content, forKey: .content)
  }
}

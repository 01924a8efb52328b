/// The pixels of a glyph that is a picture.
public struct GlyphPicture: Sendable, Hashable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Rows from the top, each pixel red, green, blue, alpha: sRGB with straight alpha.
  public let bytes: [UInt8]

  /// Reads a PNG file as fonts have them: not interlaced, at most 1024 pixels high and wide.
  ///
  /// Nil for anything else.
  public init?(png: [UInt8]) {
    guard let file = PNGFile(png), let rows = file.rows() else { return nil }
    (width, height) = (file.width, file.height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in rows { file.append(row, to: &bytes) }
    self.bytes = bytes
  }
}

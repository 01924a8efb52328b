import Drawing

/// A kind of file for one picture.
struct PictureKind: Sendable {
  /// The name in messages.
  let title: String
  /// The extensions, in lower case, the usual one first.
  let extensions: [String]
  let longestSide: Int
  /// FFmpeg's encoder.
  let encoder: String
  let canBeTransparent: Bool
  /// The bytes of a picture's file.
  let file: @Sendable (Bitmap, EncodingSettings) throws(MediaError) -> [UInt8]
}

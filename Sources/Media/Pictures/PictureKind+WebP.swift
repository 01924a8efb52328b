import CFFmpeg
import Drawing

extension PictureKind {
  /// Small and without loss, with transparency; as a draft with loss.
  static let webP = PictureKind(
    title: "WebP", extensions: ["webp"], longestSide: 16383, encoder: "libwebp",
    canBeTransparent: true
  ) { frame, settings throws(MediaError) in
    try webPFile(frame.onMatte(settings), settings.quality)
  }
}

/// The WebP file of a picture.
func webPFile(_ bitmap: Bitmap, _ quality: Quality) throws(MediaError) -> [UInt8] {
  // Without loss the second number isn't the quality but the effort.
  let (isLossless, amount, level): (Bool, String, Int32) =
    switch quality {
    case .draft: (false, "85", 2)
    case .good: (true, "40", 2)
    case .best: (true, "90", 6)
    }
  let encoder = try PictureEncoder(
    "libwebp", .bgra, width: bitmap.width, height: bitmap.height,
    options: ["lossless": isLossless ? "1" : "0", "quality": amount]
  ) { $0.compression_level = level }
  return try encoder.encode(bitmap)
}

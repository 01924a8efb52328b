import CFFmpeg
import CMediaKernels
import Drawing

/// How hard to look for a small PNG file.
struct PNGEffort: Sendable, Equatable {
  /// zlib's level, 1…9.
  var level: Int32
  /// How rows are predicted: FFmpeg's name.
  var prediction: String

  init(_ quality: Quality) {
    switch quality {
    case .draft: (level, prediction) = (1, "up")
    case .good: (level, prediction) = (3, "up")
    case .best: (level, prediction) = (9, "mixed")
    }
  }
}

extension PictureKind {
  /// Lossless; RGB when a picture is opaque, else RGBA with straight alpha.
  ///
  /// A side may be longer by the format; this much keeps all sums in 32 bits.
  static let png = PictureKind(
    title: "PNG", extensions: ["png"], longestSide: 1 << 16, encoder: "png", canBeTransparent: true
  ) { frame, settings throws(MediaError) in
    try pngFile(frame.onMatte(settings), effort: PNGEffort(settings.quality))
  }
}

/// The PNG file of a picture, in sRGB: RGB when it is opaque unless it `keepsAlpha`, else RGBA.
func pngFile(
  _ bitmap: Bitmap, effort: PNGEffort, keepsAlpha: Bool = false
) throws(MediaError) -> [UInt8] {
  let hasAlpha =
    keepsAlpha
    || bitmap.withUnsafeBytes {
      media_is_opaque($0.baseAddress, bitmap.width * bitmap.height) == 0
    }
  let encoder = try PictureEncoder(
    "png", hasAlpha ? .rgba : .rgb, width: bitmap.width, height: bitmap.height,
    options: ["pred": effort.prediction]
  ) { $0.compression_level = effort.level }
  return try encoder.encode(bitmap)
}

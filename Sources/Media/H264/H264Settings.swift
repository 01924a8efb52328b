import CFFmpeg
import Drawing

/// How x264 is to encode a clip: everything that its picture depends on.
struct H264Settings: Sendable {
  static let encoderName = "libx264"
  /// x264's limit.
  static let longestSide = 16384

  /// The size of the frames as they come.
  let width: Int
  let height: Int
  let frameRate: FrameRate
  let matte: Matte
  let options: CodecOptions

  init(_ settings: EncodingSettings) throws(MediaError) {
    try settings.check(format: "MP4", longestSide: Self.longestSide)
    (width, height) = (settings.width, settings.height)
    frameRate = settings.frameRate
    matte = settings.matte ?? .black
    let (preset, quality) = Self.preset(for: settings.quality)
    let factor = settings.constantRateFactor ?? quality
    guard factor >= 0, factor <= 51 else {
      throw .unsuitable(
        format: "MP4", problem: "a constant rate factor of \(factor) is none",
        remedy: "it is between 0 (lossless) and 51 (worst)")
    }
    // x264 chooses among instruction sets that differ in the last bit unless told not to.
    options = [
      "preset": preset, "tune": "animation", "crf": "\(factor)",
      "x264-params": "cpu-independent=1",
    ]
  }

  private static func preset(for quality: Quality) -> (preset: String, factor: Double) {
    switch quality {
    case .draft: ("ultrafast", 20)
    case .good: ("veryfast", 18)
    case .best: ("medium", 16)
    }
  }

  /// 4:2:0 halves both sides, so each is made even by a copy of its last pixel.
  var paddedWidth: Int { width + width % 2 }
  var paddedHeight: Int { height + height % 2 }

  /// The frames between two entry points: 2 seconds, which players seek in comfortably.
  ///
  /// It is a segment's length too. Slow clips have longer ones, since each begins with a whole
  /// picture; those of a thousand frames a second and more have shorter ones.
  var groupLength: Int {
    Int(min(2000, max(12, 2 * frameRate.framesPerSecond)).rounded())
  }

  var notes: [String] {
    guard paddedWidth != width || paddedHeight != height else { return [] }
    return [
      """
      H.264 needs even sides: \(width)×\(height) was padded to \(paddedWidth)×\(paddedHeight) by \
      repeating the last pixels.
      """
    ]
  }
}

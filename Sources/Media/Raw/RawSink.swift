import CMediaKernels
import Drawing

/// Writes a clip as frames that aren't compressed, one after the other.
final class RawSink: FrameSink {
  let frameCount: Int
  let segmentLength = 1
  let notes: [String] = []
  private let settings: EncodingSettings
  private let output: SequentialFile
  private let bytes: @Sendable (Bitmap, EncodingSettings) throws(MediaError) -> [UInt8]

  /// Begins a file with a header; `bytes` are those of a frame.
  init(
    path: String, settings: EncodingSettings, format: String, header: String = "",
    bytes: @escaping @Sendable (Bitmap, EncodingSettings) throws(MediaError) -> [UInt8]
  ) throws(MediaError) {
    try settings.check(format: format, longestSide: 1 << 16)
    (self.settings, self.bytes, frameCount) = (settings, bytes, settings.frameCount)
    output = try SequentialFile(path: path, frameCount: settings.frameCount)
    try output.write(header.utf8)
  }

  func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    let (settings, bytes) = (settings, bytes)
    return EachFrameEncoder(frames: frames, settings: settings) { frame throws(MediaError) in
      try bytes(frame, settings)
    }
  }

  func append(_ segment: EncodedSegment) throws(MediaError) {
    let frames = try segment.payload(as: [[UInt8]].self)
    try output.append(segment.frames, frames.joined())
  }

  func finish() throws(MediaError) { try output.finish() }

  func finishEarly() throws(MediaError) -> Bool { try output.finishEarly() }

  func abandon() { output.abandon() }
}

extension OutputFormat {
  /// Pixels without anything else, for other programs.
  public static let rawRGBA = OutputFormat(
    name: "raw RGBA", extensions: ["rgba", "raw"],
    summary: "bare pixels, 4 bytes each with straight alpha, for other programs",
    canBeTransparent: true
  ) { path, settings throws(MediaError) in
    try RawSink(path: path, settings: settings, format: "raw RGBA") {
      frame, settings throws(MediaError) in
      let count = frame.width * frame.height
      var straight = frame.onMatte(settings)
      straight.withUnsafeMutableBytes {
        _ = media_unpremultiply($0.baseAddress, $0.baseAddress, count)
      }
      return straight.bytes
    }
  }

  /// Uncompressed video with a header, for other programs.
  public static let y4m = OutputFormat(
    name: "Y4M", extensions: ["y4m"], summary: "uncompressed video for other programs"
  ) { path, settings throws(MediaError) in
    try RawSink(
      path: path, settings: settings, format: "Y4M", header: y4mHeader(settings), bytes: y4mFrame)
  }

  private static func y4mHeader(_ settings: EncodingSettings) -> String {
    let rate = settings.frameRate
    return """
      YUV4MPEG2 W\(settings.width) H\(settings.height) F\(rate.numerator):\(rate.denominator) \
      Ip A1:1 C420mpeg2 XYSCSS=420MPEG2 XCOLORRANGE=LIMITED\n
      """
  }

  // Planes of 4:2:0 whose odd sides aren't padded in luma.
  @Sendable private static func y4mFrame(
    _ frame: Bitmap, _ settings: EncodingSettings
  ) throws(MediaError) -> [UInt8] {
    let (width, height) = (frame.width, frame.height)
    let (across, down) = ((width + 1) / 2, (height + 1) / 2)
    var luma = [UInt8](repeating: 0, count: 4 * across * down)
    var chroma = [UInt8](repeating: 0, count: 2 * across * down)
    let result = luma.withUnsafeMutableBufferPointer { luma in
      chroma.withUnsafeMutableBufferPointer { chroma in
        let planes = media_yuv420p(
          y: luma.baseAddress, u: chroma.baseAddress, v: chroma.baseAddress! + across * down,
          y_stride: 2 * across, chroma_stride: across)
        return frame.withUnsafeBytes {
          media_yuv420p_from_rgba(
            $0.baseAddress, Int32(width), Int32(height), (settings.matte ?? .black).packed,
            planes, MEDIA_KERNEL_FASTEST)
        }
      }
    }
    guard result == 0 else { throw .encoder(name: "Y4M", message: "out of memory") }
    var bytes = Array("FRAME\n".utf8)
    for y in 0..<height { bytes += luma[(2 * across * y)..<(2 * across * y + width)] }
    return bytes + chroma
  }
}

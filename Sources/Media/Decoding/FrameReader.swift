import CFFmpeg
import CMediaKernels
import Drawing

/// Reads the frames of a video or picture, one after the other.
///
/// Confined to one thread at a time. Pixels are converted in double precision, so that what is read
/// differs from what was written by what the format lost and no more. Pictures that say how they are
/// to be turned are turned.
public final class FrameReader {
  /// What the file says of itself; the size is that before turning.
  public let information: MediaInformation
  private let source: DemuxedInput
  private let orientation: Orientation

  /// Opens the file and finds its best video stream.
  public convenience init(path: String) throws(MediaError) { try self.init(.file(path: path)) }

  /// Opens a file or bytes and finds the best video stream.
  public init(_ input: MediaInput) throws(MediaError) {
    source = try DemuxedInput(input, AVMEDIA_TYPE_VIDEO)
    information = MediaInformation(source)
    orientation = source.stream.pointee.orientation
  }

  /// The next frame; nil after the last.
  public func next() throws(MediaError) -> DecodedFrame? {
    beginLog()
    guard try source.decodeNext() else { return nil }
    return try decoded(source.frame!.pointee)
  }

  /// Goes to a frame that isn't after `time`, in seconds, if the file allows that; false if not.
  func seek(to time: Double) -> Bool {
    let start = information.start ?? 0
    return source.seek(to: max(start, time))
  }

  private func decoded(_ frame: AVFrame) throws(MediaError) -> DecodedFrame {
    let isWebP = source.codec!.pointee.codec_id == AV_CODEC_ID_WEBP
    guard let bitmap = Bitmap(frame, isCentred: isWebP) else {
      let name = av_get_pix_fmt_name(AVPixelFormat(frame.format)).map { String(cString: $0) }
      throw .reading(
        path: source.input.name, reason: "pixels of the format \(name ?? "?") can't be converted")
    }
    let tick = av_q2d(source.stream.pointee.time_base)
    let (ticks, length) = (frame.best_effort_timestamp, frame.pkt_duration)
    return DecodedFrame(
      bitmap: bitmap.turned(frame.orientation ?? orientation),
      time: ticks == media_no_time ? nil : Double(ticks) * tick,
      duration: length > 0 ? Double(length) * tick : nil)
  }
}

/// All the frames of a video or picture.
///
/// For long ones a `FrameReader` needs less memory.
public func decodeFrames(path: String) throws(MediaError) -> [DecodedFrame] {
  let reader = try FrameReader(path: path)
  var frames: [DecodedFrame] = []
  while let frame = try reader.next() { frames.append(frame) }
  return frames
}

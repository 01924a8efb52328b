import CFFmpeg
import CMediaKernels
public import Drawing

/// What a video or picture file says of itself.
public struct MediaInformation: Sendable, Hashable {
  public var width: Int
  public var height: Int
  /// FFmpeg's name of the codec, such as `h264`.
  public var codec: String
  /// FFmpeg's name of the pixel format, such as `yuv420p`.
  public var pixelFormat: String
  /// FFmpeg's names of the colour space, primaries, transfer and range, such as `bt709` and `tv`.
  public var colorSpace: String
  public var colorPrimaries: String
  public var colorTransfer: String
  public var colorRange: String
  /// The rate on average; nil when the file doesn't tell.
  public var frameRate: FrameRate?
  /// When the first frame is shown, in seconds; nil when the file doesn't tell.
  public var start: Double?
  /// The length in seconds; nil when the file doesn't tell.
  public var duration: Double?
}

/// A picture out of a file and when it is shown.
public struct DecodedFrame: Sendable, Equatable {
  public var bitmap: Bitmap
  /// In seconds; nil when the file doesn't tell.
  public var time: Double?
  /// For how long, in seconds; nil when the file doesn't tell.
  public var duration: Double?
}

extension MediaInformation {
  init(_ source: DemuxedInput) {
    let stream = source.stream.pointee
    let parameters = stream.codecpar.pointee
    func seconds(_ ticks: Int64) -> Double? {
      ticks == media_no_time ? nil : Double(ticks) * av_q2d(stream.time_base)
    }
    width = Int(parameters.width)
    height = Int(parameters.height)
    codec = name(avcodec_get_name(parameters.codec_id))
    pixelFormat = name(av_get_pix_fmt_name(AVPixelFormat(parameters.format)))
    colorSpace = name(av_color_space_name(parameters.color_space))
    colorPrimaries = name(av_color_primaries_name(parameters.color_primaries))
    colorTransfer = name(av_color_transfer_name(parameters.color_trc))
    colorRange = name(av_color_range_name(parameters.color_range))
    frameRate = FrameRate(Int(stream.avg_frame_rate.num), Int(stream.avg_frame_rate.den))
    start = seconds(stream.start_time)
    let whole = source.format!.pointee.duration
    duration =
      seconds(stream.duration)
      ?? (whole == media_no_time ? nil : Double(whole) / Double(AV_TIME_BASE))
  }
}

private func name(_ text: UnsafePointer<CChar>?) -> String {
  text.map { String(cString: $0) } ?? "unknown"
}

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
}

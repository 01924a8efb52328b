public import Drawing

/// How carefully to encode.
public enum Quality: String, Sendable, CaseIterable {
  /// Fast, for a look at it.
  case draft
  /// Visually lossless where the format allows, at a sensible speed.
  case good
  /// Slow and careful.
  case best
}

/// How often a film is played by formats that say so.
public enum Loop: Sendable, Hashable {
  case forever
  /// So many times in all, at least once.
  case times(Int)

  /// The count as GIF encoders take it: 0 is for ever.
  public init(count: Int) { self = count <= 0 ? .forever : .times(count) }
}

/// An opaque colour that is put behind translucent pixels.
public struct Matte: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  /// A colour of 8-bit sRGB channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A colour, put on black when it isn't opaque.
  public init(_ color: Color.Resolved) {
    let pixel = color.premultipliedRGBA8
    self.init(red: pixel.x, green: pixel.y, blue: pixel.z)
  }

  public static let black = Matte(red: 0, green: 0, blue: 0)
  public static let white = Matte(red: 255, green: 255, blue: 255)

  /// The colour as the kernels take it.
  var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

/// What is to be written, apart from the pixels.
public struct EncodingSettings: Sendable, Hashable {
  /// The size of each frame in pixels.
  public var width: Int
  public var height: Int
  public var frameRate: FrameRate
  /// The number of frames of the clip.
  public var frameCount: Int
  /// The exact length in seconds, for formats whose clock is finer than a frame; nil is the length
  /// of the frames.
  public var duration: Double?
  public var quality: Quality = .good
  /// The name of the codec, such as `h264`; nil takes the format's usual one.
  public var codec: String?
  /// Bits of video a second, instead of a quality that stays the same.
  public var bitrate: Int?
  /// Whether transparency is to be kept, by formats that keep it only when asked; those that can't
  /// refuse.
  public var isTransparent = false
  /// The constant rate factor, 0 (lossless) … 51 (H.264, HEVC) or 63 (VP9, AV1); nil takes that of
  /// the quality.
  public var constantRateFactor: Double?
  public var loop: Loop = .forever
  /// How many colours a frame of a GIF may have, 2…256, the transparent one counted; nil takes what
  /// the quality allows.
  public var gifColors: Int?
  /// The sounds that go with the clip, mixed; formats without sound refuse them.
  public var audio: [AudioTrack] = []
  /// The short sounds that are added to them; formats without sound refuse them.
  public var cues: [AudioCue] = []
  /// What translucent pixels are put on; nil keeps transparency where the format can, and is black
  /// where it can't.
  public var matte: Matte?
  /// The number of the first frame in names of files and lists of hashes.
  public var firstFrameNumber = 0

  /// Whether anything is to be heard with the clip.
  public var hasSound: Bool { !audio.isEmpty || !cues.isEmpty }

  /// Settings with defaults for all but the clip's dimensions.
  public init(width: Int, height: Int, frameRate: FrameRate, frameCount: Int) {
    (self.width, self.height) = (width, height)
    (self.frameRate, self.frameCount) = (frameRate, frameCount)
  }
}

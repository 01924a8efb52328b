public import Drawing

/// Reads pictures for drawing: PNG, JPEG, WebP, BMP, TIFF, and the frames of GIF, APNG and films.
///
/// What kind of file it is its bytes tell, not its name. JPEG and WebP files are turned as their Exif
/// data say. Alpha comes premultiplied, colours are taken as sRGB.
///
///     let reader = try ImageReader(.file(path: "photo.jpg"))
///     let photo = try reader.image()
///
/// Confined to one thread at a time.
public final class ImageReader {
  /// The longest side, in pixels, of a picture that is read.
  public static let longestSide = 16384

  /// What is read.
  public let input: MediaInput
  private var reader: FrameReader
  private var shown: DecodedFrame
  private var upcoming: DecodedFrame?
  private let first: DecodedFrame

  /// Opens a file or bytes and reads the first frame.
  ///
  /// - Throws: `MediaError.reading` or `.pictureTooLarge`, with the place and a remedy.
  public init(_ input: MediaInput) throws(MediaError) {
    self.input = input
    reader = try FrameReader(input)
    let (width, height) = (reader.information.width, reader.information.height)
    guard width <= Self.longestSide, height <= Self.longestSide else {
      throw .pictureTooLarge(
        path: input.name, width: width, height: height, longestSide: Self.longestSide)
    }
    guard let first = try reader.next() else {
      throw .reading(path: input.name, reason: "it has no frames")
    }
    (self.first, shown) = (first, first)
    upcoming = try reader.next()
  }

  /// The picture, or the first frame of several.
  public func image() -> Bitmap { first.bitmap }

  /// What the file says of itself; the size is that before turning.
  public var information: MediaInformation { reader.information }

  /// Whether there is more than one frame.
  public var isAnimated: Bool { upcoming != nil || shown != first }

  /// The length in seconds; nil when there is one frame or the file doesn't tell.
  public var duration: Double? { isAnimated ? reader.information.duration : nil }

  /// The frame that is seen `time` seconds after the first: the last that has begun.
  ///
  /// Before 0 it is the first frame, after the end the last. Frames are decoded as they are asked
  /// for, so going forward is cheap; going back goes to the entry point before, or to the start.
  public func frame(at time: Double) throws(MediaError) -> Bitmap {
    guard isAnimated, !time.isNaN else { return first.bitmap }
    // A hair's breadth, so that frame n's own computed time shows frame n.
    let wanted = start + max(0, time) + 1e-6
    if wanted < begin(of: shown) { try goBack(to: wanted) }
    if let upcoming, wanted > begin(of: upcoming) + Self.seekingDistance { skip(to: wanted) }
    while let next = upcoming, begin(of: next) <= wanted {
      shown = next
      upcoming = try reader.next()
    }
    return shown.bitmap
  }

  private static let seekingDistance = 5.0

  private var start: Double { first.time ?? 0 }

  private func begin(of frame: DecodedFrame) -> Double { frame.time ?? start }

  private func goBack(to time: Double) throws(MediaError) {
    if try enter(reader, before: time) { return }
    reader = try FrameReader(input)
    guard try enter(reader, before: .infinity, seeking: false) else {
      throw .reading(path: input.name, reason: "it has changed while it was read")
    }
  }

  // When it fails, decoding goes on where it was.
  private func skip(to time: Double) {
    guard let other = try? FrameReader(input) else { return }
    let before = (shown, upcoming)
    if (try? enter(other, before: time)) == true, begin(of: shown) > begin(of: before.0) {
      reader = other
    } else {
      (shown, upcoming) = before
    }
  }

  /// Goes on with `reader` from an entry point that isn't after `time`.
  private func enter(
    _ reader: FrameReader, before time: Double, seeking: Bool = true
  ) throws(MediaError) -> Bool {
    if seeking, !reader.seek(to: time) { return false }
    guard let entry = try reader.next(), begin(of: entry) <= time else { return false }
    shown = entry
    upcoming = try reader.next()
    return true
  }
}

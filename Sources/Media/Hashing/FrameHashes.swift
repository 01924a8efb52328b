public import Drawing

/// The hashes of a clip's frames, in FFmpeg's text format `framehash`, version 2.
///
/// The text is, byte for byte, what this prints for the clip's PNG frames:
///
///     ffmpeg -framerate 60 -i frames/%04d.png -pix_fmt rgba -fflags +bitexact \
///       -f framehash -hash sha256 -
///
/// (`-start_number N` before `-i` when the files begin with another number than 0 to 4; FFmpeg then
/// counts frames from 0 all the same. `-fflags +bitexact` leaves out its own version.)
public struct FrameHashes: Sendable, Hashable {
  public var width: Int
  public var height: Int
  public var frameRate: FrameRate
  /// The hashes by number of frame.
  public var frames: [Int: FrameHash] = [:]

  /// An empty list for a clip.
  public init(width: Int, height: Int, frameRate: FrameRate) {
    (self.width, self.height, self.frameRate) = (width, height, frameRate)
  }

  /// The lines before those of frames.
  public var header: String {
    """
    #format: frame checksums
    #version: 2
    #hash: SHA256
    #tb 0: \(frameRate.denominator)/\(frameRate.numerator)
    #media_type 0: video
    #codec_id 0: rawvideo
    #dimensions 0: \(width)x\(height)
    #sar 0: 1/1
    #stream#, dts,        pts, duration,     size, hash

    """
  }

  /// The line of a frame.
  public func line(frame: Int, hash: FrameHash) -> String {
    let time = rightAligned(frame, 10)
    let size = rightAligned(width * height * 4, 8)
    return "0, \(time), \(time), \(rightAligned(1, 8)), \(size), \(hash)\n"
  }
}

extension FrameHashes: CustomStringConvertible {
  /// The whole text.
  public var description: String {
    header + frames.sorted { $0.key < $1.key }.map { line(frame: $0.key, hash: $0.value) }.joined()
  }
}

private func rightAligned(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

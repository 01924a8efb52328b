import Drawing

/// Encodes a segment of one frame by a function of it and its number.
final class SingleFrameEncoder<Payload: Sendable>: SegmentEncoder {
  private let frames: Range<Int>
  private let settings: EncodingSettings
  private let transform: (Bitmap, Int) throws(MediaError) -> Payload
  private var payload: Payload?

  init(
    frames: Range<Int>, settings: EncodingSettings,
    transform: @escaping (Bitmap, Int) throws(MediaError) -> Payload
  ) {
    (self.frames, self.settings, self.transform) = (frames, settings, transform)
  }

  func encode(_ frame: Bitmap) throws(MediaError) {
    guard payload == nil, frames.count == 1 else {
      throw .unexpected("a frame after the end of its segment")
    }
    try settings.check(frame)
    payload = try transform(frame, frames.lowerBound)
  }

  func finish() throws(MediaError) -> EncodedSegment {
    guard let payload else { throw .unexpected("a segment ended before its frame") }
    return EncodedSegment(frames: frames, payload: payload)
  }
}

import Drawing

/// Encodes each frame of a segment by a function of its own; one that doesn't differ from the frame
/// before it isn't encoded again.
final class EachFrameEncoder<Payload: Sendable>: SegmentEncoder {
  private let frames: Range<Int>
  private let settings: EncodingSettings
  private let encodeFrame: (Bitmap) throws(MediaError) -> Payload
  private let deliver: (Payload, Int) throws(MediaError) -> Void
  private var payloads: [Payload] = []

  /// An encoder by `encodeFrame`; `deliver` gets what comes of each frame, with its number.
  init(
    frames: Range<Int>, settings: EncodingSettings,
    encodeFrame: @escaping (Bitmap) throws(MediaError) -> Payload,
    deliver: @escaping (Payload, Int) throws(MediaError) -> Void = { _, _ in }
  ) {
    (self.frames, self.settings) = (frames, settings)
    (self.encodeFrame, self.deliver) = (encodeFrame, deliver)
  }

  func encode(_ frame: Bitmap) throws(MediaError) {
    try encode(frame, changing: 0..<frame.height)
  }

  func encode(_ frame: Bitmap, changing rows: Range<Int>) throws(MediaError) {
    guard payloads.count < frames.count else {
      throw .unexpected("a frame after the end of its segment")
    }
    try settings.check(frame)
    let same = rows.isEmpty ? payloads.last : nil
    let payload = if let same { same } else { try encodeFrame(frame) }
    try deliver(payload, frames.lowerBound + payloads.count)
    payloads.append(payload)
  }

  func finish() throws(MediaError) -> EncodedSegment {
    guard payloads.count == frames.count else {
      throw .unexpected("a segment ended before its \(frames.count) frames")
    }
    return EncodedSegment(frames: frames, payload: payloads)
  }
}

import Drawing

/// Encodes a segment of a clip as a closed group of pictures.
final class VideoSegmentEncoder: SegmentEncoder {
  private let settings: VideoSettings
  private let frames: Range<Int>
  private var encoder: VideoEncoder?
  private var packets: [EncodedPacket] = []
  private var count = 0

  init(_ encoder: VideoEncoder, settings: VideoSettings, frames: Range<Int>) {
    (self.encoder, self.settings, self.frames) = (encoder, settings, frames)
  }

  func encode(_ frame: Bitmap) throws(MediaError) {
    try encode(frame, changing: 0..<frame.height)
  }

  func encode(_ frame: Bitmap, changing rows: Range<Int>) throws(MediaError) {
    guard let encoder, count < frames.count else {
      throw .unexpected("a frame after the end of its segment")
    }
    guard frame.width == settings.width, frame.height == settings.height else {
      throw .unexpected("a frame of \(frame.width)×\(frame.height) pixels in another size's clip")
    }
    try encoder.encode(frame, changing: rows, to: &packets)
    count += 1
  }

  func finish() throws(MediaError) -> EncodedSegment {
    guard count == frames.count else {
      throw .unexpected("a segment ended after \(count) of \(frames.count) frames")
    }
    try encoder?.flush(to: &packets)
    // An open encoder holds a hundred megabytes.
    encoder = nil
    guard packets.count == frames.count else {
      throw .encoder(
        name: settings.encoderName,
        message: "\(packets.count) packets came for \(frames.count) frames")
    }
    for i in packets.indices { packets[i].index += frames.lowerBound }
    return EncodedSegment(frames: frames, payload: packets)
  }
}

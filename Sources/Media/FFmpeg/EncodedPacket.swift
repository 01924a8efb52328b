import CFFmpeg

/// One encoded frame, apart from any library's memory.
struct EncodedPacket: Sendable {
  var bytes: [UInt8]
  /// The place of the frame in the order of showing.
  var index: Int
  /// Whether decoding can start here.
  var isKey: Bool

  /// A copy of a packet whose clock ticks once a frame.
  init(_ packet: AVPacket) {
    bytes = Array(UnsafeBufferPointer(start: packet.data, count: Int(packet.size)))
    index = Int(packet.pts)
    isKey = packet.flags & AV_PKT_FLAG_KEY != 0
  }
}

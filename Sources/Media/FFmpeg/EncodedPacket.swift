import CFFmpeg
import Glibc

/// One encoded frame, apart from any library's memory.
struct EncodedPacket: Sendable {
  var bytes: [UInt8]
  /// The place of the frame in the order of showing.
  var index: Int
  /// Whether decoding can start here.
  var isKey: Bool
  /// What WebM keeps beside the frame: its alpha, encoded too, after the number that says so.
  var blockAddition: [UInt8] = []

  init(bytes: [UInt8], index: Int, isKey: Bool, blockAddition: [UInt8]) {
    (self.bytes, self.index, self.isKey) = (bytes, index, isKey)
    self.blockAddition = blockAddition
  }

  /// A copy of a packet whose clock ticks once a frame.
  init(_ packet: AVPacket) {
    bytes = Array(UnsafeBufferPointer(start: packet.data, count: Int(packet.size)))
    index = Int(packet.pts)
    isKey = packet.flags & AV_PKT_FLAG_KEY != 0
    withUnsafePointer(to: packet) {
      var size = 0
      let addition = av_packet_get_side_data($0, AV_PKT_DATA_MATROSKA_BLOCKADDITIONAL, &size)
      if let addition { blockAddition = Array(UnsafeBufferPointer(start: addition, count: size)) }
    }
  }

  /// Adds what is beside the frame to a packet.
  func addSideData(to packet: UnsafeMutablePointer<AVPacket>) -> Bool {
    if blockAddition.isEmpty { return true }
    guard
      let place = av_packet_new_side_data(
        packet, AV_PKT_DATA_MATROSKA_BLOCKADDITIONAL, blockAddition.count)
    else { return false }
    memcpy(place, blockAddition, blockAddition.count)
    return true
  }
}

import CMediaKernels
import Drawing

/// How a part of a film is laid out in its file: a header with a key that all parts of the film
/// share, and a record for each segment.
enum PartLayout {
  static let signature = Array("animate part 1\r\n".utf8)
  static let keySize = 32
  static let headerSize = signature.count + keySize
  /// The first frame and the one after the last, the number of bytes, and their SHA-256.
  static let recordHeaderSize = 3 * 8 + 32

  /// What stands at the start of a file.
  static func header(key: [UInt8]) -> [UInt8] { signature + key }

  /// A segment's record.
  static func record(_ frames: Range<Int>, _ bytes: [UInt8]) -> [UInt8] {
    var store = ByteStore()
    for number in [frames.lowerBound, frames.upperBound, bytes.count] { store.put(number) }
    return store.bytes + digest(bytes) + bytes
  }

  /// The SHA-256 of bytes.
  static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    media_sha256(bytes, bytes.count, &digest, 0)
    return digest
  }
}

/// The key of a film: parts that don't have the same don't fit together.
public struct PartKey: Sendable, Hashable {
  let bytes: [UInt8]

  /// The key of a film that a text describes.
  public init(_ description: String) { bytes = PartLayout.digest(Array(description.utf8)) }
}

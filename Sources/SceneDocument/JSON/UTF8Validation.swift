/// The offset of the first byte that can't be part of UTF-8; nil when all is well.
///
/// Unicode 15, table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF.
func firstMalformedUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var offset = 0
  while offset < bytes.count {
    offset = skipASCII(in: bytes, from: offset)
    guard offset < bytes.count else { return nil }
    guard let length = lengthOfSequence(in: bytes, at: offset) else { return offset }
    offset += length
  }
  return nil
}

/// The offset of the first byte from `start` on that is not ASCII; eight bytes at a time.
private func skipASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var offset = start
  while offset + 8 <= raw.count {
    let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    if word & 0x8080_8080_8080_8080 != 0 { break }
    offset += 8
  }
  while offset < raw.count, raw[offset] < 0x80 { offset += 1 }
  return offset
}

/// How many bytes the well-formed multi-byte sequence at `offset` has; nil when it is malformed.
private func lengthOfSequence(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
  let second: ClosedRange<UInt8>
  let length: Int
  switch bytes[offset] {
  case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return nil
  }
  guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
  let rest = bytes[offset + 2..<offset + length]
  return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
}

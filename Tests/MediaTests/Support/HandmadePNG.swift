/// A PNG file put together chunk by chunk, its pixels stored and not compressed.
struct HandmadePNG {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]

  /// A picture of one row of packed bytes; `kind` is 0 grey, 2 RGB, 3 palette, 4 grey and alpha or
  /// 6 RGBA, and `extra` are the chunks between the header and the pixels.
  init(
    width: Int, depth: UInt8, kind: UInt8, row: [UInt8], extra: [(name: String, data: [UInt8])] = []
  ) {
    chunk("IHDR", word(UInt32(width)) + word(1) + [depth, kind, 0, 0, 0])
    for part in extra { chunk(part.name, part.data) }
    let raw = [0] + row
    let size = UInt16(raw.count)
    let header = [0x78, 0x01, 1, UInt8(size & 255), UInt8(size >> 8)]
    let check = [UInt8(~size & 255), UInt8(~size >> 8)]
    chunk("IDAT", header + check + raw + word(adler(raw)))
    chunk("IEND", [])
  }

  private func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private mutating func chunk(_ name: String, _ data: [UInt8]) {
    let body = Array(name.utf8) + data
    bytes += word(UInt32(data.count)) + body + word(checksum(body))
  }

  private func adler(_ data: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  private func checksum(_ data: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}

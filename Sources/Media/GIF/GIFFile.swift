/// One picture of a GIF file, compressed.
struct GIFImage {
  var area: GIFRectangle
  /// The picture's own palette; nil for the file's.
  var palette: GIFPalette?
  var transparentIndex: Int
  /// The minimum code size and the sub-blocks.
  var data: [UInt8]
}

/// The bytes of a GIF file, block by block (GIF89a specification, sections 17–27).
struct GIFFile {
  private var bytes: [UInt8] = []

  /// Removes and gives the bytes written so far.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Writes what comes before the first picture.
  mutating func begin(width: Int, height: Int, palette: GIFPalette, loop: Loop) {
    bytes += Array("GIF89a".utf8)
    put16(width)
    put16(height)
    // A table of colours for the file, of 8 bits a channel.
    bytes += [UInt8(0b1111_0000 | (palette.bits - 1)), 0, 0]
    put(palette)
    // The count is of repetitions, so a film that is played once has none to tell.
    switch loop {
    case .forever: putLoop(0)
    case .times(let times): if times > 1 { putLoop(min(times - 1, 65535)) }
    }
  }

  private mutating func putLoop(_ repetitions: Int) {
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
    put16(repetitions)
    bytes.append(0)
  }

  /// Writes a picture that is shown for `delay` hundredths of a second.
  ///
  /// If it `clears`, its area becomes transparent afterwards.
  mutating func add(_ image: GIFImage, delay: Int, clears: Bool) {
    let disposal: UInt8 = clears ? 2 : 1
    bytes += [0x21, 0xF9, 4, disposal << 2 | 1]
    put16(delay)
    bytes += [UInt8(image.transparentIndex), 0, 0x2C]
    put16(image.area.x)
    put16(image.area.y)
    put16(image.area.width)
    put16(image.area.height)
    bytes.append(image.palette.map { UInt8(0b1000_0000 | ($0.bits - 1)) } ?? 0)
    if let palette = image.palette { put(palette) }
    bytes += image.data
  }

  /// Writes what comes after the last picture.
  mutating func end() { bytes.append(0x3B) }

  private mutating func put16(_ number: Int) {
    bytes += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  // Tables have a power of two of entries.
  private mutating func put(_ palette: GIFPalette) {
    for color in palette.colors {
      for shift in [0, 8, 16] { bytes.append(UInt8(truncatingIfNeeded: color >> UInt32(shift))) }
    }
    bytes += Array(repeating: 0, count: 3 * ((1 << palette.bits) - palette.colors.count))
  }
}

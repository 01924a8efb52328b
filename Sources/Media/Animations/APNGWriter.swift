import CFFmpeg
import Drawing

/// The chunks of an APNG file (W3C PNG, third edition, 11.3.6).
///
/// Every frame is RGBA, so that each can leave out what stays.
struct APNGWriter: AnimationWriter {
  private let settings: EncodingSettings
  private var sequenceNumber: UInt32 = 0

  init(_ settings: EncodingSettings) { self.settings = settings }

  mutating func begin(_ first: EncodedChange) -> [UInt8] {
    // All but the pixels and the end are as in the file of the first picture.
    let chunks = PNGChunks(first.bytes).list
    let header = chunks.prefix { $0.name != "IDAT" }
    let plays: UInt32 =
      if case .times(let times) = settings.loop { UInt32(clamping: times) } else { 0 }
    var bytes = PNGChunks.signature
    bytes += PNGChunks.bytes("IHDR", header.first.map { Array($0.data) } ?? [])
    bytes += PNGChunks.bytes("acTL", word(UInt32(settings.frameCount)) + word(plays))
    for chunk in header.dropFirst() where chunk.name == "sRGB" {
      bytes += PNGChunks.bytes(chunk.name, Array(chunk.data))
    }
    return bytes
  }

  mutating func frame(_ change: EncodedChange, index: Int) -> [UInt8] {
    let pixels = PNGChunks(change.bytes).list.filter { $0.name == "IDAT" }.flatMap(\.data)
    let delay = delay(of: index)
    var control = next()
    for side in [change.width, change.height, change.x, change.y] { control += word(UInt32(side)) }
    control += half(delay.numerator) + half(delay.denominator)
    // The picture stays when the frame is over; it replaces what was there or is put over it.
    control += [0, change.isBlended ? 1 : 0]
    let bytes = PNGChunks.bytes("fcTL", control)
    return bytes
      + (index == 0
        ? PNGChunks.bytes("IDAT", pixels) : PNGChunks.bytes("fdAT", next() + pixels))
  }

  func end() -> [UInt8] { PNGChunks.bytes("IEND", []) }

  // Exact where both numbers of the rate have 16 bits, else milliseconds whose sum is exact.
  private func delay(of index: Int) -> (numerator: Int, denominator: Int) {
    let rate = settings.frameRate
    if rate.numerator <= 65535, rate.denominator <= 65535 {
      return (rate.denominator, rate.numerator)
    }
    func tick(_ index: Int) -> Int { Int(min(1e15, (rate.time(ofFrame: index) * 1000).rounded())) }
    return (min(65535, tick(index + 1) - tick(index)), 1000)
  }

  private mutating func next() -> [UInt8] {
    defer { sequenceNumber += 1 }
    return word(sequenceNumber)
  }

  private func word(_ value: UInt32) -> [UInt8] { PNGChunks.word(value) }

  private func half(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
}

/// The chunks of a PNG file.
struct PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]

  let list: [(name: String, data: ArraySlice<UInt8>)]

  /// Reads a whole file that is known to be sound.
  init(_ file: [UInt8]) {
    var chunks: [(name: String, data: ArraySlice<UInt8>)] = []
    var place = Self.signature.count
    while place + 12 <= file.count {
      let size = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + size <= file.count else { break }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      chunks.append((name, file[place + 8..<place + 8 + size]))
      place += 12 + size
    }
    list = chunks
  }

  /// A chunk: its size, name, data and checksum.
  static func bytes(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    let checksum = ~av_crc(av_crc_get_table(AV_CRC_32_IEEE_LE), .max, body, body.count)
    return word(UInt32(data.count)) + body + word(checksum)
  }

  static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

extension OutputFormat {
  /// Plays in browsers, without loss and with transparency.
  public static let apng = OutputFormat(
    name: "APNG", extensions: ["apng"], summary: "lossless with transparency, for browsers",
    canBeTransparent: true, encoder: "png", rate: AnimationRate.adapted
  ) { path, settings throws(MediaError) in
    try AnimationSink(path: path, settings: settings, kind: .apng)
  }
}

extension AnimationKind {
  fileprivate static let apng = AnimationKind(
    title: "APNG", longestSide: PictureKind.png.longestSide, grid: 1,
    encode: { change, settings throws(MediaError) in
      let file = try pngFile(
        change.pixels, effort: PNGEffort(settings.quality), keepsAlpha: true)
      return EncodedChange(change, bytes: file)
    },
    makeWriter: { APNGWriter($0) })
}

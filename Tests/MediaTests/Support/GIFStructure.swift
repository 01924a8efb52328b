/// The blocks of a GIF file, for tests of its structure.
struct GIFStructure {
  struct Image: Equatable {
    var delay: Int
    var disposal: Int
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The bytes from the descriptor on.
    var size: Int
  }

  var width = 0
  var height = 0
  var images: [Image] = []
  /// The count in the Netscape block; nil without one.
  var repetitions: Int?
  /// Whether the file ends with its trailer and nothing after it.
  var isWhole = false

  init(_ bytes: [UInt8]) {
    func number(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
    func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    func skipped(_ start: Int) -> Int {
      var place = start
      while bytes[place] != 0 { place += Int(bytes[place]) + 1 }
      return place + 1
    }
    (width, height) = (number(6), number(8))
    var place = 13 + table(bytes[10])
    var control = (delay: 0, disposal: 0)
    while place < bytes.count {
      switch (bytes[place], bytes[place + 1 < bytes.count ? place + 1 : place]) {
      case (0x21, 0xF9):
        control = (number(place + 4), Int(bytes[place + 3] >> 2 & 7))
        place += 8
      case (0x21, 0xFF):
        repetitions = number(place + 16)
        place = skipped(place + 14)
      case (0x2C, _):
        let end = skipped(place + 10 + table(bytes[place + 9]) + 1)
        images.append(
          Image(
            delay: control.delay, disposal: control.disposal, x: number(place + 1),
            y: number(place + 3), width: number(place + 5), height: number(place + 7),
            size: end - place))
        place = end
      default:
        isWhole = bytes[place] == 0x3B && place == bytes.count - 1
        return
      }
    }
  }

  /// The sum of the delays.
  var duration: Int { images.map(\.delay).reduce(0, +) }
}

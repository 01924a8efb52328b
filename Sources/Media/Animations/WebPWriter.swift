import Drawing

/// The chunks of an animated WebP file (RFC 9649).
struct WebPWriter: AnimationWriter {
  private let settings: EncodingSettings

  init(_ settings: EncodingSettings) { self.settings = settings }

  func begin(_ first: EncodedChange) -> [UInt8] {
    let plays = if case .times(let times) = settings.loop { min(65535, times) } else { 0 }
    let hasAnimationAndAlpha: [UInt8] = [0x12, 0, 0, 0]
    return Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
      + chunk(
        "VP8X", hasAnimationAndAlpha + three(settings.width - 1) + three(settings.height - 1))
      + chunk("ANIM", [0, 0, 0, 0, UInt8(plays & 255), UInt8(plays >> 8)])
  }

  func frame(_ change: EncodedChange, index: Int) -> [UInt8] {
    let isReplacing: UInt8 = change.isBlended ? 0 : 2
    let delay = min(0xFF_FFFF, tick(index + 1) - tick(index))
    var data = three(change.x / 2) + three(change.y / 2)
    data += three(change.width - 1) + three(change.height - 1) + three(delay) + [isReplacing]
    return chunk("ANMF", data + pictureChunks(of: change.bytes))
  }

  func end() -> [UInt8] { [] }

  func correction(size: Int) throws(MediaError) -> (offset: Int, bytes: [UInt8])? {
    guard size < 1 << 32 else {
      throw .unsuitable(
        format: "WebP", problem: "a file can't have 4 GiB and more", remedy: "write a film instead")
    }
    return (4, word(size - 8))
  }

  // Times are whole milliseconds; those of all frames add up.
  private func tick(_ index: Int) -> Int {
    Int(min(1e15, (settings.frameRate.time(ofFrame: index) * 1000).rounded()))
  }

  // A picture's file has its alpha and colours in chunks of these names.
  private func pictureChunks(of file: [UInt8]) -> [UInt8] {
    var (place, result) = (12, [UInt8]())
    while place + 8 <= file.count {
      let name = String(decoding: file[place..<place + 4], as: UTF8.self)
      let size = file[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = min(file.count, place + 8 + size + size % 2)
      if ["ALPH", "VP8 ", "VP8L"].contains(name) { result += file[place..<end] }
      place = end
    }
    return result
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + word(data.count) + data + (data.count % 2 == 0 ? [] : [0])
  }

  private func three(_ value: Int) -> [UInt8] { Array(word(value).prefix(3)) }

  private func word(_ value: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

extension OutputFormat {
  /// Plays in browsers, small, with transparency; one frame makes a picture.
  public static let animatedWebP = OutputFormat(
    name: "WebP", extensions: ["webp"],
    summary: "animation or picture for browsers, lossless with transparency",
    holdsStills: true, canBeTransparent: true, canBePiped: false, encoder: "libwebp",
    rate: AnimationRate.adapted
  ) { path, settings throws(MediaError) in
    if settings.frameCount == 1 {
      return try StillSink(path: path, settings: settings, kind: .webP)
    }
    return try AnimationSink(path: path, settings: settings, kind: .animatedWebP)
  }
}

extension AnimationKind {
  fileprivate static let animatedWebP = AnimationKind(
    title: "WebP", longestSide: PictureKind.webP.longestSide, grid: 2,
    encode: { change, settings throws(MediaError) in
      EncodedChange(change, bytes: try webPFile(change.pixels, settings.quality))
    },
    makeWriter: { WebPWriter($0) })
}

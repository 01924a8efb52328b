import Drawing

// Segments of formats that hold changing rectangles keep whole pictures at their ends, since what
// changes there depends on the neighbour.

extension GIFSink: StorableSink {
  func store(_ segment: EncodedSegment, in store: inout ByteStore) throws(MediaError) {
    let segment = try segment.payload(as: GIFSegment.self)
    store.put(words: segment.first.pixels)
    store.put(segment.changes.count)
    for change in segment.changes {
      store.put(change == nil ? 0 : 1)
      guard let change else { continue }
      for side in [change.area.x, change.area.y, change.area.width, change.area.height] {
        store.put(side)
      }
      store.put(words: change.pixels)
      store.put(change.palettes.count)
      for palette in change.palettes {
        store.put(palette.colors.count)
        store.put(words: palette.colors)
      }
    }
  }

  func loadPayload(from loader: inout ByteLoader) throws(MediaError) -> any Sendable {
    var first = emptyPicture
    first.pixels = try loader.words(first.pixels.count)
    var segment = GIFSegment(first: first)
    for _ in 0..<(try loader.count(of: 8)) {
      let isChange = try loader.number() == 1
      segment.changes.append(isChange ? try loadChange(within: first, from: &loader) : nil)
    }
    return segment
  }

  private func loadChange(
    within picture: GIFPicture, from loader: inout ByteLoader
  ) throws(MediaError) -> GIFFrameChange {
    let area = GIFRectangle(
      x: try loader.number(), y: try loader.number(), width: try loader.number(),
      height: try loader.number())
    guard area.isWithin(picture) else { throw .unexpected("a change lies outside of its picture") }
    let pixels = try loader.words(area.width * area.height)
    var palettes: [GIFPalette] = []
    for _ in 0..<(try loader.count(of: 16)) { palettes.append(try loadPalette(from: &loader)) }
    return GIFFrameChange(area: area, pixels: pixels, palettes: palettes)
  }

  private func loadPalette(from loader: inout ByteLoader) throws(MediaError) -> GIFPalette {
    let count = try loader.number()
    guard (0...256).contains(count) else { throw .unexpected("a palette has \(count) colours") }
    return GIFPalette(colors: try loader.words(count))
  }
}

extension GIFRectangle {
  /// Whether it has pixels, all of them of a picture.
  fileprivate func isWithin(_ picture: GIFPicture) -> Bool {
    x >= 0 && y >= 0 && width > 0 && height > 0 && width <= picture.width
      && height <= picture.height && x <= picture.width - width && y <= picture.height - height
  }
}

extension AnimationSink: StorableSink {
  func store(_ segment: EncodedSegment, in store: inout ByteStore) throws(MediaError) {
    let segment = try segment.payload(as: AnimationSegment.self)
    store.put(words: segment.first.words)
    store.put(words: segment.last.words)
    store.put(segment.changes.count)
    for change in segment.changes {
      for number in [change.x, change.y, change.width, change.height] { store.put(number) }
      store.put(change.isBlended ? 1 : 0)
      store.put(change.bytes)
    }
  }

  func loadPayload(from loader: inout ByteLoader) throws(MediaError) -> any Sendable {
    let first = try loadPicture(from: &loader)
    let last = try loadPicture(from: &loader)
    var changes: [EncodedChange] = []
    for _ in 0..<(try loader.count(of: 48)) {
      changes.append(
        EncodedChange(
          x: try loader.number(), y: try loader.number(), width: try loader.number(),
          height: try loader.number(), isBlended: try loader.number() != 0,
          bytes: try loader.countedBytes()))
    }
    return AnimationSegment(first: first, last: last, changes: changes)
  }

  private func loadPicture(from loader: inout ByteLoader) throws(MediaError) -> Bitmap {
    var picture = emptyPicture
    picture.words = try loader.words(picture.width * picture.height)
    return picture
  }
}

extension Bitmap {
  /// The pixels as words.
  fileprivate var words: [UInt32] {
    get {
      withUnsafeBytes { bytes in
        let raw = UnsafeRawBufferPointer(bytes)
        return (0..<(width * height)).map {
          raw.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)
        }
      }
    }
    set {
      withUnsafeMutableBytes { bytes in
        let raw = UnsafeMutableRawBufferPointer(bytes)
        for (index, word) in newValue.enumerated() {
          raw.storeBytes(of: word, toByteOffset: 4 * index, as: UInt32.self)
        }
      }
    }
  }
}

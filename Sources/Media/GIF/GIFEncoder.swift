import Drawing

/// Turns the frames of a clip, in order, into the bytes of a GIF file.
///
/// A frame is written when the next one that differs is known: how long it is shown depends on
/// that, and what has to be cleared after it.
struct GIFEncoder {
  private let settings: EncodingSettings
  private let effort: GIFEffort
  private var file = GIFFile()
  private var painter: GIFPainter
  /// The latest frame.
  private var current: GIFPicture
  private var pending: PendingFrame?

  /// A frame that isn't written yet; the painter has it.
  private struct PendingFrame {
    var start: Int
    var area: GIFRectangle
    var palettes: [GIFPalette]
  }

  init(_ settings: EncodingSettings) {
    self.settings = settings
    effort = GIFEffort(settings)
    current = GIFPicture(width: settings.width, height: settings.height)
    painter = GIFPainter(blank: current, effort: effort)
  }

  /// Removes and gives the bytes that are ready.
  mutating func takeBytes() -> [UInt8] { file.take() }

  /// Adds the frames of a segment.
  mutating func append(_ segment: GIFSegment, at index: Int) throws(MediaError) {
    if index == 0 {
      try begin(segment.first)
    } else {
      let change = try GIFFrameChange(
        segment.first, before: current, effort: effort)
      try append(change, at: index)
    }
    for (offset, change) in segment.changes.enumerated() {
      try append(change, at: index + 1 + offset)
    }
  }

  /// Writes what is left; a clip that is cut short ends after `count` frames.
  mutating func finish(count: Int? = nil) throws(MediaError) {
    guard pending != nil else { return }
    let end = count.map { GIFTiming.tick(ofFrame: $0, rate: settings.frameRate) }
    try writePending(until: end ?? GIFTiming.end(of: settings), clearing: nil)
    pending = nil
    file.end()
  }

  // The first frame is the whole picture, and its palette the file's.
  private mutating func begin(_ picture: GIFPicture) throws(MediaError) {
    let histogram = try GIFHistogram(picture, before: current, within: picture.bounds)
    let palette = GIFPalette(histogram, limit: effort.colors)
    file.begin(
      width: settings.width, height: settings.height, palette: palette, loop: settings.loop)
    current = picture
    painter.globalPalette = palette
    painter.next(picture.bounds, picture.pixels)
    pending = PendingFrame(start: 0, area: picture.bounds, palettes: [])
  }

  private mutating func append(_ change: GIFFrameChange?, at index: Int) throws(MediaError) {
    guard let change else { return }
    let before = current
    current.replace(change.area, with: change.pixels)
    let start = GIFTiming.tick(ofFrame: index, rate: settings.frameRate)
    let vanished = before.vanished(in: current, within: change.area)
    let cleared = try writePending(until: start, clearing: vanished)
    painter.next(change.area, change.pixels)
    pending = PendingFrame(start: start, area: change.area, palettes: change.palettes)
    if let cleared {
      // What was cleared has to be drawn again, in colours that the change doesn't know.
      pending!.area = change.area.union(cleared)
      pending!.palettes = try painter.palettes(for: pending!.area)
    }
  }

  // Gives the area that is cleared when the frame has been shown.
  @discardableResult
  private mutating func writePending(
    until end: Int, clearing vanished: GIFRectangle?
  ) throws(MediaError) -> GIFRectangle? {
    guard let frame = pending else { return nil }
    let area = vanished.map(frame.area.union) ?? frame.area
    var image = try painter.paint(area, palettes: frame.palettes)
    for delay in delays(end - frame.start) {
      let isLast = delay.isLast
      file.add(image, delay: delay.ticks, clears: isLast && vanished != nil)
      if !isLast { image = try painter.hold(area) }
    }
    if vanished != nil { painter.clear(area) }
    return vanished == nil ? nil : area
  }

  // A delay has 16 bits: what is shown longer is several frames, none of them too short.
  private func delays(_ total: Int) -> [(ticks: Int, isLast: Bool)] {
    var (left, result) = (total, [(ticks: Int, isLast: Bool)]())
    while left > 65535 {
      result.append((65500, false))
      left -= 65500
    }
    return result + [(left, true)]
  }
}

/// The last line of a text that has more: parts of it around "…".
struct Truncation {
  let paragraph: Paragraph
  /// Where the line starts.
  let start: TextPlace
  let width: Double
  /// The piece of the text whose style "…" has when the line is empty.
  let run: Int

  private var first: ShapedText { paragraph.lines[start.line] }
  private var last: ShapedText { paragraph.lines[paragraph.lines.count - 1] }
  private var lastStart: Int { start.line == paragraph.lines.count - 1 ? start.cluster : 0 }

  /// The line with as many graphemes as fit beside "…".
  func line() -> TextLine {
    var room = max(0, width - line(head: 0, tail: 0).width)
    while true {
      let (head, tail) = counts(room: room)
      let line = line(head: head, tail: tail)
      if line.width <= width + ShapedText.tolerance || head + tail == 0 { return line }
      // Joined to "…" the graphemes are a little wider than they were: give one of them up.
      room = min(room, advance(head: head, tail: tail)) - max(line.width - width, 1e-3)
    }
  }

  private func advance(head: Int, tail: Int) -> Double {
    first.advances[start.cluster..<start.cluster + head].reduce(0, +)
      + last.advances[(last.advances.count - tail)...].reduce(0, +)
  }

  /// How many graphemes of the line's start and of the text's end take at most `room` points.
  private func counts(room: Double) -> (head: Int, tail: Int) {
    switch paragraph.style.truncation {
    case .tail: (headCount(room: room), 0)
    case .head: (0, tailCount(room: room))
    case .middle: middleCounts(room: room)
    }
  }

  private func middleCounts(room: Double) -> (head: Int, tail: Int) {
    let head = headCount(room: room / 2)
    return (head, tailCount(room: room - advance(head: head, tail: 0)))
  }

  private func headCount(room: Double) -> Int {
    Self.count(first.advances[start.cluster...], room: room)
  }

  private func tailCount(room: Double) -> Int {
    Self.count(last.advances[lastStart...].reversed(), room: room)
  }

  private static func count(_ advances: some Sequence<Double>, room: Double) -> Int {
    var used = 0.0
    var count = 0
    for advance in advances {
      used += advance
      if used > room { break }
      count += 1
    }
    return count
  }

  private func line(head: Int, tail: Int) -> TextLine {
    var text = TextClusters()
    let headEnd = first.endOfVisible(in: start.cluster..<start.cluster + head)
    text.append(start.cluster..<headEnd, of: first.text)
    let tailStart = last.advances.count - tail
    text.append(
      ellipsis, characters: omitted(from: headEnd, to: tailStart), run: ellipsisRun(headEnd))
    text.append(tailStart..<last.advances.count, of: last.text)
    let shaped = ShapedText(
      text, styles: paragraph.text.runs, level: first.bidi.paragraphLevel,
      library: paragraph.library)
    var line = TextLine(shaped, clusters: 0..<text.clusters.count, fallbackRun: run)
    line.isTruncated = true
    return line
  }

  private var ellipsis: [UInt32] { [0x2026] }

  /// "…" looks like what stands before it.
  private func ellipsisRun(_ headEnd: Int) -> Int {
    if headEnd > 0 { return first.text.clusters[headEnd - 1].run }
    return first.text.clusters.first?.run ?? run
  }

  /// The characters that "…" stands for.
  private func omitted(from headEnd: Int, to tailStart: Int) -> Range<Int> {
    let begin =
      headEnd < first.text.clusters.count
      ? first.text.clusters[headEnd].characters.lowerBound
      : first.text.clusters.last?.characters.upperBound ?? 0
    let end =
      tailStart < last.text.clusters.count
      ? last.text.clusters[tailStart].characters.lowerBound : paragraph.text.string.count
    return begin..<max(begin, end)
  }
}

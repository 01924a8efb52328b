extension ShapedText {
  /// The end of the part of a range that is seen: without the spaces at its end.
  func endOfVisible(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound && text.clusters[end - 1].isSpace { end -= 1 }
    return end
  }

  /// The graphemes of each line of at most `width` points; an empty text is one empty line.
  ///
  /// Lines end where UAX 14 lets them; words longer than a line between graphemes, at least one of
  /// which stands on each line.
  func lines(width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    repeat {
      let end = endOfLine(from: start, width: width)
      lines.append(start..<end)
      start = end
    } while start < advances.count
    return lines
  }

  private func endOfLine(from start: Int, width: Double) -> Int {
    var advance = 0.0
    var lastBreak = start
    for cluster in start..<advances.count {
      if cluster > start && allowsBreak[cluster] { lastBreak = cluster }
      advance += advances[cluster]
      let isTooWide = advance - trackings[cluster] > width + Self.tolerance
      if isTooWide && !text.clusters[cluster].isSpace {
        return lastBreak > start ? lastBreak : max(cluster, start + 1)
      }
    }
    return advances.count
  }

  /// What sums of advances may differ by, in points.
  static let tolerance = 1e-6
}

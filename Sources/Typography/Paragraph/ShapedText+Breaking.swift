extension ShapedText {
  /// The end of the part of a range that is seen: without the spaces at its end.
  func endOfVisible(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound && text.clusters[end - 1].isSpace { end -= 1 }
    return end
  }

  /// Where a line of at most `width` points ends that starts at a grapheme.
  ///
  /// Lines end where UAX 14 lets them, words longer than a line between graphemes. At least one
  /// grapheme stands on the line, unless the text is at its end.
  func endOfLine(from start: Int, width: Double) -> Int {
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

  /// The advance of what is seen of a range, without tracking after it.
  func visibleAdvance(of range: Range<Int>) -> Double {
    let end = endOfVisible(in: range)
    guard end > range.lowerBound else { return 0 }
    return advances[range.lowerBound..<end].reduce(0, +) - trackings[end - 1]
  }

  /// What sums of advances may differ by, in points.
  static let tolerance = 1e-6
}

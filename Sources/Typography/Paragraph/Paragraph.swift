public import Geometry

/// A text that has been shaped and can be laid out for any width.
///
/// Shaping is the dear part; a layout costs little more than its glyphs.
public struct Paragraph: Sendable {
  /// The text and how its lines are made.
  public let text: StyledText
  public let style: ParagraphStyle
  let library: FontLibrary
  /// The text between its own line ends.
  let lines: [ShapedText]

  /// Shapes a text with the faces of a library.
  public init(_ text: StyledText, style: ParagraphStyle = ParagraphStyle(), library: FontLibrary) {
    (self.text, self.style, self.library) = (text, style, library)
    lines = TextClusters.lines(of: text).map {
      ShapedText($0, styles: text.runs, level: style.baseLevel, library: library)
    }
  }

  /// The lines for a width and height in points; nil, infinite and not-a-number are without limit.
  ///
  /// Lines that don't fit in the height or the line limit are left out and the last one is
  /// truncated; one line is always shown. No line is wider than `width` unless a single grapheme
  /// is. An empty text has no lines and no size.
  public func layout(width: Double? = nil, height: Double? = nil) -> ParagraphLayout {
    let full = layout(width: width.limit, height: height.limit, scale: 1)
    guard full.isTruncated, style.minimumScaleFactor < 1 else { return full }
    return shrunk(width: width.limit, height: height.limit)
  }

  /// The lines at a part of the text's size: those for a larger room, made smaller.
  private func layout(width: Double, height: Double, scale: Double) -> ParagraphLayout {
    var typesetter = Typesetter(paragraph: self, width: width / scale, height: height / scale)
    let lines = typesetter.lines().map { $0.scaled(by: scale) }
    return ParagraphLayout(lines: lines, leftShare: style.leftShare, scale: scale)
  }

  /// The largest size, to 1/256, at which nothing is truncated; the smallest where all are.
  private func shrunk(width: Double, height: Double) -> ParagraphLayout {
    let smallest = max(1 / 256, style.minimumScaleFactor)
    var best = layout(width: width, height: height, scale: smallest)
    var (low, high) = (smallest, 1.0)
    while !best.isTruncated && high - low > 1 / 256 {
      let middle = (low + high) / 2
      let next = layout(width: width, height: height, scale: middle)
      if next.isTruncated { high = middle } else { (low, best) = (middle, next) }
    }
    return best
  }

  /// The size on as few lines as the text's own line ends allow.
  public var idealSize: CGSize { layout().size }
}

extension Double? {
  fileprivate var limit: Double {
    guard let self, !self.isNaN else { return .infinity }
    return max(0, self)
  }
}

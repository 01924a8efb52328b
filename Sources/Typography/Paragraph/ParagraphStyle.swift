/// How lines are made of a text.
public struct ParagraphStyle: Sendable, Hashable {
  public var alignment: Alignment
  /// Points between lines beside what the faces ask for; not-a-number counts as 0.
  public var lineSpacing: Double
  /// The most lines that are shown; nil is without limit, less than 1 counts as 1.
  public var lineLimit: Int?
  /// Where the last line is cut when there is more text than lines.
  public var truncation: Truncation
  /// How far a text may shrink that would be truncated otherwise; from 0 to 1, which is not at all.
  public var minimumScaleFactor: Double
  /// The direction of each paragraph; nil is that of its first letter.
  public var baseDirection: Direction?
  /// The direction that leading and trailing refer to.
  public var layoutDirection: Direction

  public init(
    alignment: Alignment = .leading, lineSpacing: Double = 0, lineLimit: Int? = nil,
    truncation: Truncation = .tail, minimumScaleFactor: Double = 1, baseDirection: Direction? = nil,
    layoutDirection: Direction = .leftToRight
  ) {
    (self.alignment, self.lineSpacing, self.lineLimit) = (alignment, lineSpacing, lineLimit)
    (self.truncation, self.minimumScaleFactor) = (truncation, minimumScaleFactor)
    (self.baseDirection, self.layoutDirection) = (baseDirection, layoutDirection)
  }

  /// Where lines stand that are shorter than the longest.
  public enum Alignment: Sendable, Hashable { case leading, center, trailing }

  /// Which part of a text gives way to "…".
  public enum Truncation: Sendable, Hashable { case head, middle, tail }

  /// The side from which a line is read.
  public enum Direction: Sendable, Hashable { case leftToRight, rightToLeft }

  var usedLineSpacing: Double { lineSpacing.isFinite ? lineSpacing : 0 }

  var baseLevel: UInt8? { baseDirection.map { $0 == .leftToRight ? 0 : 1 } }

  /// The share of a line's free width that lies to its left.
  var leftShare: Double {
    switch (alignment, layoutDirection) {
    case (.center, _): 0.5
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
    }
  }
}

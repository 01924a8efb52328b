public import Drawing

/// The colours of code.
public struct CodeTheme: Sendable, Hashable {
  /// The colours of the kinds of pieces; those of kinds that aren't named are the plain one.
  public var colors: [CodeToken.Kind: Color]
  /// The colour of plain pieces.
  public var plain: Color
  /// The colour of the lines' numbers.
  public var lineNumber: Color
  /// The colour for the ground behind; a code view has no ground of its own.
  public var background: Color

  /// A theme of colours.
  public init(
    colors: [CodeToken.Kind: Color], plain: Color, lineNumber: Color, background: Color
  ) {
    (self.colors, self.plain) = (colors, plain)
    (self.lineNumber, self.background) = (lineNumber, background)
  }

  /// The colour of a kind of pieces.
  public func color(of kind: CodeToken.Kind) -> Color { colors[kind] ?? plain }

  /// For dark ground.
  public static let dark = CodeTheme(
    colors: [
      .keyword: Color(rgb: 0xff7ab2), .type: Color(rgb: 0x6bdfc4), .function: Color(rgb: 0x78b9ff),
      .property: Color(rgb: 0x9fd0ff), .string: Color(rgb: 0xffa07a), .number: Color(rgb: 0xe5c76b),
      .comment: Color(rgb: 0x7f8c98), .symbol: Color(rgb: 0xaab4c0), .tag: Color(rgb: 0xff7ab2),
      .variable: Color(rgb: 0xc5a3ff),
    ],
    plain: Color(rgb: 0xe6e9ef), lineNumber: Color(rgb: 0x565f6e),
    background: Color(rgb: 0x171a21))

  /// For light ground.
  public static let light = CodeTheme(
    colors: [
      .keyword: Color(rgb: 0xad3da4), .type: Color(rgb: 0x13795b), .function: Color(rgb: 0x1f5fbf),
      .property: Color(rgb: 0x2a6099), .string: Color(rgb: 0xc41a16), .number: Color(rgb: 0x8a5a00),
      .comment: Color(rgb: 0x707f8c), .symbol: Color(rgb: 0x4a5461), .tag: Color(rgb: 0xad3da4),
      .variable: Color(rgb: 0x703daa),
    ],
    plain: Color(rgb: 0x1f2430), lineNumber: Color(rgb: 0xa3acb8),
    background: Color(rgb: 0xfbfbfd))
}

extension Color {
  /// The colour of the bytes 0xRRGGBB.
  fileprivate init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }
}

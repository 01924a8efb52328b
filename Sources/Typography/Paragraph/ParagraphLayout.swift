public import Geometry

/// The lines of a text in their places; (0, 0) is the upper left corner, y down.
public struct ParagraphLayout: Sendable, Hashable {
  public let lines: [TextLine]
  /// The width of the widest line and the height of all.
  public let size: CGSize
  /// The part of the text's size that it is set in; less than 1 where it had to shrink.
  public let scale: Double

  /// Aligns lines whose baselines start at x = 0 within the widest of them.
  init(lines: [TextLine], leftShare: Double, scale: Double) {
    self.scale = scale
    let width = lines.map(\.width).max() ?? 0
    let height = lines.last.map { $0.origin.y + $0.descent } ?? 0
    size = CGSize(width: width, height: height)
    self.lines = lines.map { $0.offset(x: (width - $0.width) * leftShare, y: 0) }
  }

  /// From the top to the first baseline; 0 without lines.
  public var firstBaseline: Double { Double(lines.first?.origin.y ?? 0) }

  /// From the top to the last baseline; 0 without lines.
  public var lastBaseline: Double { Double(lines.last?.origin.y ?? 0) }

  /// Whether a part of the text is left out.
  public var isTruncated: Bool { lines.contains(where: \.isTruncated) }

  /// All glyphs, line by line, from left to right.
  public var runs: [GlyphRun] { lines.flatMap(\.runs) }

  /// The outlines of all glyphs in their places; colour pictures have none.
  public var path: Path {
    var path = Path()
    for run in lines.lazy.flatMap(\.runs) { run.append(to: &path) }
    return path
  }
}

extension ParagraphLayout {
  /// The same lines, `factor` times as large.
  public func scaled(by factor: Double) -> ParagraphLayout {
    ParagraphLayout(
      lines: lines.map { $0.scaled(by: factor) },
      size: CGSize(width: size.width * factor, height: size.height * factor),
      scale: scale * factor)
  }

  private init(lines: [TextLine], size: CGSize, scale: Double) {
    (self.lines, self.size, self.scale) = (lines, size, scale)
  }
}

/// A source line made fit for a terminal, with the line of carets that goes below it.
struct SourceExcerpt {
  /// The longest excerpt in columns; longer lines are cut to a window around the marked part.
  static let width = 100

  private(set) var text = ""
  private(set) var underline = ""

  /// The part of `line` around the bytes `marked`.
  init(_ source: SourceText, line: Range<Int>, marked: Range<Int>) {
    let start = min(max(marked.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(marked.upperBound, start), line.upperBound)
    // A character takes at most a few bytes that matter; so much around the mark is enough.
    let reach = Self.width * 4
    let before = Cells(source.text(in: max(line.lowerBound, start - reach)..<start).aligned)
    let inside = Cells(source.text(in: start..<min(end, start + reach)))
    let after = Cells(source.text(in: end..<min(line.upperBound, end + reach)).alignedAtEnd)
    let cutsBefore = start - reach > line.lowerBound || before.width > Self.width / 2
    assemble(before, inside, after, cutsBefore: cutsBefore)
  }

  private mutating func assemble(
    _ before: Cells, _ inside: Cells, _ after: Cells, cutsBefore: Bool
  ) {
    let whole = before.width + inside.width + after.width
    let isWindowed = whole > Self.width
    let lead = isWindowed && cutsBefore ? before.suffix(Self.width / 2 - 1) : before
    let marked = inside.prefix(Self.width - lead.width)
    let tail = after.prefix(Self.width - lead.width - marked.width)
    text += isWindowed && cutsBefore ? "…" : ""
    underline += isWindowed && cutsBefore ? " " : ""
    text += lead.text + marked.text + tail.text
    text += tail.width < after.width || marked.width < inside.width ? "…" : ""
    underline += String(repeating: " ", count: lead.width)
    underline += String(repeating: "^", count: max(1, marked.width))
  }
}

extension String {
  /// The text without a piece of a character that was cut off at its start.
  fileprivate var aligned: String { first == "\u{FFFD}" ? String(drop { $0 == "\u{FFFD}" }) : self }
  /// The text without a piece of a character that was cut off at its end.
  fileprivate var alignedAtEnd: String {
    var text = self
    while text.last == "\u{FFFD}" { text.removeLast() }
    return text
  }
}

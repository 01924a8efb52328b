public import Geometry

extension View {
  /// Shows at most `number` lines of each text in this view; nil is without limit.
  ///
  /// Less than 1 counts as 1.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Shows at most `limit` lines of each text, in the room of as many where `reservesSpace`.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(least: reservesSpace ? limit : 0, most: limit)
  }

  /// Shows at least the room and at most the number of lines of `limit`.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }

  /// Keeps the room of that many lines for each text.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(least: limit.lowerBound, most: nil)
  }

  /// Shows at most that many lines of each text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(least: 0, most: limit.upperBound)
  }

  /// Puts `lineSpacing` points between lines beside what the font asks for.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Says where the shorter lines of a text stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Says which part of a text gives way where there is too little room.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets texts that would be truncated shrink to `factor` of their size, from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Changes the texts in this view to capitals or small letters; nil leaves them.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  private func lines(least: Int, most: Int?) -> some View {
    EnvironmentView(content: self) {
      $0.text.lines = TextSurroundings.LineCount(least: least, most: most)
    }
  }
}

public import Drawing
public import Geometry
public import Typography

// Letters: what a text says itself counts before these.

extension View {
  /// Sets the texts in this view in `font`.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the texts in this view in a weight; nil leaves that to their fonts.
  public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.weight = weight } }

  /// Sets the texts in this view in letters of a kind; nil leaves that to their fonts.
  public func fontDesign(_ design: Font.Design?) -> some View { text { $0.design = design } }

  /// Sets the texts in this view in bold, or leaves that to their fonts.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Slants the texts in this view, or leaves that to their fonts.
  public func italic(_ isActive: Bool = true) -> some View {
    text { $0.isItalic = isActive ? true : nil }
  }

  /// Sets the texts in this view in letters of one width, or leaves that to their fonts.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Sets the texts in this view with digits of one width.
  public func monospacedDigit() -> some View { text { $0.hasMonospacedDigits = true } }

  /// Puts `kerning` points between letters beside what the font asks for.
  public func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = kerning } }

  /// Puts `tracking` points between letters; counts before `kerning`.
  public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }

  /// Raises the texts in this view by `baselineOffset` points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    text { $0.baselineOffset = baselineOffset }
  }

  /// Underlines the texts in this view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.underline = TextRule(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Strikes the texts in this view through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.strikethrough = TextRule(isActive: isActive, pattern: pattern, color: color) }
  }

  private func text(_ change: @escaping (inout TextAttributes) -> Void) -> some View {
    EnvironmentView(content: self) { change(&$0.text.attributes) }
  }
}

import Drawing
import Geometry
import Typography

/// What may be said about the letters of a text or of a part of it; nil leaves it to the surroundings.
struct TextAttributes: Sendable, Hashable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var design: Font.Design?
  var hasMonospacedDigits: Bool?
  var tracking: CGFloat?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var underline: TextRule?
  var strikethrough: TextRule?

  /// These attributes, and those of `outer` where nothing is said here.
  func within(_ outer: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.isItalic = isItalic ?? outer.isItalic
    result.design = design ?? outer.design
    result.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    result.tracking = tracking ?? outer.tracking
    result.kerning = kerning ?? outer.kerning
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    result.underline = underline ?? outer.underline
    result.strikethrough = strikethrough ?? outer.strikethrough
    return result
  }
}

/// A line under letters or through them.
struct TextRule: Sendable, Hashable {
  var isActive: Bool
  var pattern: Text.LineStyle.Pattern
  /// The line's colour; nil is that of the letters.
  var color: Color?
}

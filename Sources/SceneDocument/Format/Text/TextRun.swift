import Drawing
import Geometry
import Motion
import Views

/// Letters of a text that look alike: where they come from, for the values of the variables.
///
/// Its numbers are apart from the rest, so that they can count from one value to the next.
struct TextRun: Sendable {
  /// The numbers that the text shows.
  var numbers: @Sendable (VariableValues) -> [Double] = { _ in [] }
  /// The text that shows these numbers.
  var text: @Sendable (ArraySlice<Double>, VariableValues) -> Text
}

extension KeyReader {
  /// What a text says: a string, Markdown or a number.
  func textContent(others: [String] = []) -> TextRun {
    let string = optional(
      "string", .text, "The letters, as they stand.", isShorthand: true)
    let markdown = optional(
      "markdown", .text,
      "The letters with Markdown's emphasis: *italic*, **bold**, ~~struck~~ and `code`.")
    let value = optional(
      "value", .number(), "A number, which counts from one value to the next when it is animated.")
    let format = optional(
      "format", .numberFormat, default: .number, "How the number is written.",
      defaultText: "number")
    reportTextContents(others)
    if has("format"), !has("value") {
      reading.error("\"format\" is for a \"value\"", at: rangeOfKey("format"))
    }
    if let value {
      return TextRun(numbers: { [value.value(in: $0)] }) { numbers, environment in
        Text(numbers.first ?? 0, format: format.value(in: environment))
      }
    }
    if let markdown {
      return TextRun { Text(LocalizedStringKey(markdown.value(in: $1))) }
    }
    return TextRun { Text(verbatim: string?.value(in: $1) ?? "") }
  }

  /// Reports a text that says nothing, and one that says several things.
  private func reportTextContents(_ others: [String]) {
    let names = ["string", "markdown", "value"] + others
    let given = names.filter(has)
    if given.count > 1 {
      reading.error(
        "\"\(given[0])\" and \"\(given[1])\" exclude each other", at: rangeOfKey(given[1]))
    }
    if given.isEmpty, isObject {
      let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
      reading.error("missing key: one of \(list)", at: range.lowerBound..<range.lowerBound + 1)
    }
  }

  /// How a part of a text differs from the rest.
  func textAttributes() -> @Sendable (Text, VariableValues) -> Text {
    let font = optional("font", .font, "Its font.")
    let weight = optional("fontWeight", .fontWeight, "How dark its letters are.")
    let style = optional("foregroundStyle", .style, "A color or a gradient.")
    let isItalic = optional("italic", .boolean, "Whether it slants.")
    let isUnderlined = optional("underline", .boolean, "Whether a line is under it.")
    let isStruck = optional("strikethrough", .boolean, "Whether a line goes through it.")
    let tracking = optional("tracking", .coordinate, "More room between its letters.")
    let offset = optional("baselineOffset", .coordinate, "How far it is raised.")
    return { text, environment in
      var text = text
      if let font { text = text.font(font.value(in: environment)) }
      if let weight { text = text.fontWeight(weight.value(in: environment)) }
      if let style { text = text.foregroundStyle(style.value(in: environment)) }
      if let isItalic { text = text.italic(isItalic.value(in: environment)) }
      if let isUnderlined { text = text.underline(isUnderlined.value(in: environment)) }
      if let isStruck { text = text.strikethrough(isStruck.value(in: environment)) }
      if let tracking { text = text.tracking(CGFloat(tracking.value(in: environment))) }
      return offset.map { text.baselineOffset(CGFloat($0.value(in: environment))) } ?? text
    }
  }
}

extension ValueFormat where Value == TextRun {
  /// A part of a text, or its letters alone.
  static var textRun: ValueFormat {
    let phrase = "a part of a text such as { \"string\": \"new\", \"fontWeight\": \"bold\" }"
    let empty = TextRun { _, _ in Text(verbatim: "") }
    let example = #"{ "string": "new", "fontWeight": "bold" }"#
    return .object(phrase, placeholder: empty, example: example, hasShorthand: true) { keys in
      let run = keys.textContent()
      let attributes = keys.textAttributes()
      return { _ in
        TextRun(numbers: run.numbers) { attributes(run.text($0, $1), $1) }
      }
    }
  }
}

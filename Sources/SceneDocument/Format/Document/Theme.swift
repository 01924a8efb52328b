import Drawing
import Motion
import Views

/// The names that a document gives to colors, fonts and animations.
struct Theme: Sendable {
  var colors: [String: Color.Resolved] = [:]
  var fonts: [String: Attribute<Font>] = [:]
  var animations: [String: Attribute<AnimationPlan>] = [:]

  /// Takes over the names of another theme, which count before the ones that are here.
  mutating func merge(_ other: Theme) {
    colors.merge(other.colors) { $1 }
    fonts.merge(other.fonts) { $1 }
    animations.merge(other.animations) { $1 }
  }
}

extension ValueFormat where Value == Theme {
  /// Named colors, fonts and animations.
  static func theme(_ scheme: ColorScheme) -> ValueFormat {
    .object(
      "an object of colors, fonts and animations", placeholder: Theme(),
      example: ##"{ "colors": { "accent": "#ff8800" } }"##
    ) { keys in
      let nothing = VariableValues()
      var theme = Theme()
      let colors = keys.optional(
        "colors", .named(.themeColor(scheme), "an object of names and colors"),
        "Colors by name; { \"light\": …, \"dark\": … } is one for each color scheme.")
      theme.colors = colors?.value(in: nothing) ?? [:]
      let fonts = keys.optional(
        "fonts", .named(.fixed(.font), "an object of names and fonts"), "Fonts by name.")
      theme.fonts = fonts?.value(in: nothing) ?? [:]
      let animations = keys.optional(
        "animations", .named(.fixed(.animation), "an object of names and animations"),
        "Animations by name.")
      theme.animations = animations?.value(in: nothing) ?? [:]
      let result = theme
      return { _ in result }
    }
  }
}

extension ValueFormat {
  /// An object whose names the document chooses itself, and whose values are of one kind.
  fileprivate static func named<Element>(
    _ element: ValueFormat<Element>, _ phrase: String
  ) -> ValueFormat where Value == [String: Element] {
    ValueFormat(
      phrase, placeholder: [:], example: element.example.map { "{ \"accent\": \($0) }" }
    ) { json, reading in
      guard json.isObject else {
        reading.mismatch(json, phrase)
        return nil
      }
      var values: [String: Element] = [:]
      for member in json.members {
        reading.at(.key(member.name)) {
          guard reading.checkedName(member.name, at: member.key.range) != nil else { return }
          values[member.name] = element.read(member.value, reading)?.value(in: VariableValues())
        }
      }
      return Attribute(values)
    }
  }

  /// A value that names no variables, as an attribute.
  fileprivate static func fixed<Element>(
    _ element: ValueFormat<Element>
  ) -> ValueFormat where Value == Attribute<Element> {
    ValueFormat(
      element.phrase, placeholder: Attribute(element.placeholder), schema: element.schema,
      example: element.example
    ) { json, reading in
      reading.with(VariableLayout()) { element.read(json, reading) }.map { Attribute($0) }
    }
  }
}

extension ValueFormat where Value == Color.Resolved {
  /// A color, or one for each color scheme.
  fileprivate static func themeColor(_ scheme: ColorScheme) -> ValueFormat {
    ValueFormat(ValueFormat.color.phrase, placeholder: .clear, example: ##""#ff8800""##) {
      json, reading in
      reading.with(VariableLayout()) {
        guard json.isObject else { return ValueFormat.color.read(json, reading) }
        let keys = KeyReader(json, reading)
        let light = keys.required("light", .color, "The color on light surroundings.")
        let dark = keys.required("dark", .color, "The color on dark surroundings.")
        keys.finish()
        return scheme == .dark ? dark : light
      }
    }
  }
}

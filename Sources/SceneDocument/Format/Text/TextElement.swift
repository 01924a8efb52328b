import Motion
import Views

extension ElementDescription {
  static let text = ElementDescription(
    "text", "Letters, set in lines.",
    example: ##"{ "text": "Hello", "modifiers": [{ "font": { "size": 32, "weight": "bold" } }] }"##,
    synonyms: ["label", "string", "span", "p", "h1"]
  ) { keys in
    let whole = keys.textContent(others: ["runs"])
    let runs = keys.optional(
      "runs", .list(of: .textRun, "a list of parts of a text", count: 1...1000),
      "Parts that look different, one after another.")
    return .view { environment in
      let runs = runs?.value(in: environment) ?? [whole]
      return AnyView(CountingText(runs: runs, environment: environment))
    }
  }

  static let textShape = ElementDescription(
    "textShape", "The outlines of letters as a shape, to be filled, stroked, trimmed or morphed.",
    example: ##"""
      { "textShape": { "string": "Hi", "font": { "size": 60, "weight": "black" } },
        "modifiers": [{ "stroke": { "style": "orange", "lineWidth": 2 } }] }
      """##,
    synonyms: ["textPath", "outlinedText"]
  ) { keys in
    let string = keys.required("string", .text, "The letters.", isShorthand: true)
    let font = keys.optional("font", .font, "Their font.")
    let library = keys.reading.fontLibrary
    return .shape { environment in
      TextShape(
        string.value(in: environment), font: font?.value(in: environment) ?? .body,
        library: library)
    }
  }
}

/// A text whose numbers count from one value to the next when the change is animated.
private struct CountingText: View, Animatable {
  let runs: [TextRun]
  let environment: VariableValues
  var numbers: AnimatableVector

  init(runs: [TextRun], environment: VariableValues) {
    (self.runs, self.environment) = (runs, environment)
    numbers = AnimatableVector(runs.flatMap { $0.numbers(environment) })
  }

  var animatableData: AnimatableVector {
    get { numbers }
    set { numbers = newValue }
  }

  var body: Text {
    var rest = numbers.values[...]
    var text: Text?
    for run in runs {
      let count = run.numbers(environment).count
      let next = run.text(rest.prefix(count), environment)
      rest = rest.dropFirst(count)
      text = text.map { $0 + next } ?? next
    }
    return text ?? Text(verbatim: "")
  }
}

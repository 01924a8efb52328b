import Motion

/// When a step is: so many seconds after a moment, or with a step that has a label.
struct ScriptTime: Sendable {
  /// The label of another step; nil counts from the moment itself.
  var label: String?
  var seconds: Double
}

extension ValueFormat where Value == ScriptTime {
  /// A number of seconds, a step's label, or a label with seconds.
  static var scriptTime: ValueFormat {
    let phrase = "a number of seconds or the label of a step before"
    return ValueFormat(phrase, placeholder: ScriptTime(seconds: 0), example: "1.5") {
      json, reading in
      if let label = json.string?.text, !reading.isExpression(json) {
        return reading.isLabel(label, at: json.range)
          ? Attribute(ScriptTime(label: label, seconds: 0)) : nil
      }
      if json.isObject { return reading.labelledTime(KeyReader(json, reading), json) }
      guard json.isNumber || json.string != nil else {
        reading.mismatch(json, phrase)
        return nil
      }
      return ValueFormat<Double>.seconds.read(json, reading)?.map { ScriptTime(seconds: $0) }
    }
  }
}

extension DocumentReading {
  fileprivate func labelledTime(_ keys: KeyReader, _ json: JSONValue) -> Attribute<ScriptTime>? {
    let label = keys.required("label", .plainString, "The label of a step before.")
    let seconds = keys.optional("plus", .coordinate, default: 0, "How many seconds later.")
    keys.finish()
    guard let name = label.constant, keys.has("label"), isLabel(name, at: json.range) else {
      return nil
    }
    return keys.attribute { ScriptTime(label: name, seconds: seconds.value(in: $0)) }
  }

  /// Whether a step before has the label; otherwise that is reported.
  func isLabel(_ label: String, at range: Range<Int>) -> Bool {
    guard script.labels[label] == nil else { return true }
    let clause = Suggestion.clause(for: label, among: script.labels.keys.sorted())
    error("no step before has the label \"\(label)\"\(clause)", at: range)
    return false
  }
}

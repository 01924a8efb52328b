import Views

extension KeyReader {
  /// Asks for the sounds of touches and typing; expressions know the first values of the state.
  func eventSounds(_ state: VariableValues) -> EventSounds? {
    let isOn = shorthand(.eventSwitch, "Whether touches and typing are heard.")
    let touch = optional(
      "touch", .eventSound, default: .standard,
      "What is heard when the script's fingers are put down, and more softly when they are lifted.",
      defaultText: "true, a click")
    let key = optional(
      "key", .eventSound, default: .standard, "What is heard at each letter that is typed.",
      defaultText: "true, a key's sound")
    let volume = optional(
      "volume", .number(in: 0...10, placeholder: 1), default: 1,
      "How loud they are, as a factor; 1 leaves them as they are.")
    guard isOn?.value(in: state) ?? true else { return nil }
    return EventSounds(
      touch: touch.value(in: state), key: key.value(in: state), volume: volume.value(in: state))
  }
}

private let eventSoundsPhrase = "true, false or an object of keys such as \"touch\""

extension ValueFormat where Value == Bool {
  /// Whether events are heard.
  fileprivate static var eventSwitch: ValueFormat {
    ValueFormat(eventSoundsPhrase, placeholder: false, schema: .boolean) { json, reading in
      if case .boolean = json.content { return boolean.read(json, reading) }
      if reading.isExpression(json) { return boolean.read(json, reading) }
      reading.mismatch(json, eventSoundsPhrase)
      return nil
    }
  }
}

extension ValueFormat where Value == EventSounds? {
  /// The sounds of touches and typing; expressions in them know the first values of the state.
  static func eventSounds(_ state: VariableValues) -> ValueFormat {
    .object(
      eventSoundsPhrase, placeholder: nil, schema: .reference("eventSounds"), hasShorthand: true
    ) { keys in
      let sounds = keys.eventSounds(state)
      keys.reading.report(keys.checks, in: state)
      return { _ in sounds }
    }
  }
}

extension ValueFormat where Value == EventSounds.Sound? {
  /// Whether a kind of event is heard, or the file by which it is.
  fileprivate static var eventSound: ValueFormat {
    let phrase = "true, false or the name of a file"
    return ValueFormat(
      phrase, placeholder: nil, schema: .either([.boolean, .string])
    ) { json, reading in
      if case .boolean(let isHeard) = json.content { return Attribute(isHeard ? .standard : nil) }
      if reading.isExpression(json) {
        return reading.compile(json, expecting: .boolean).map { program in
          Attribute { program.boolean(in: $0) ? .standard : nil }
        }
      }
      return reading.soundPath(json, phrase).map { Attribute(.file(path: $0)) }
    }
  }
}

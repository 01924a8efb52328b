extension KeyReader {
  /// Asks for the keys of a sound; expressions in it know the first values of the state.
  func sound(_ state: VariableValues) -> SceneSound {
    let file = required(
      "file", .soundFile, "The file, seen from the scene's folder.", isShorthand: true)
    let start = optional(
      "at", .number(in: -1e6...1e6, unit: "seconds"), default: 0,
      "When it begins, counted from the start of the film.")
    let from = optional("from", .seconds, default: 0, "Where in the file it begins.")
    let duration = optional(
      "duration", .number(in: 0.001...1e6, unit: "seconds", placeholder: 1),
      "How much of the file is heard; without it, all of the rest.")
    let volume = optional(
      "volume", .number(in: 0...100, placeholder: 1), default: 1,
      "How loud it is, as a factor; 1 leaves it as it is.")
    let fadeIn = optional("fadeIn", .seconds, default: 0, "How long it swells at its beginning.")
    let fadeOut = optional(
      "fadeOut", .seconds, default: 0, "How long it dies away before its end or the film's.")
    let isLooped = optional(
      "loop", .boolean, default: false, "Whether it is repeated until the film ends.")
    var sound = SceneSound(path: file.value(in: state))
    let first = from.value(in: state)
    sound.range = first...(first + (duration?.value(in: state) ?? .infinity))
    (sound.start, sound.volume) = (start.value(in: state), volume.value(in: state))
    (sound.fadeIn, sound.fadeOut) = (fadeIn.value(in: state), fadeOut.value(in: state))
    sound.isLooped = isLooped.value(in: state)
    return sound
  }
}

extension ValueFormat where Value == [SceneSound] {
  /// The sounds of a film; expressions in them know the first values of the state.
  static func soundtrack(_ state: VariableValues) -> ValueFormat {
    .list(of: .sound(state), "a list of sounds", count: 0...256)
  }
}

extension ValueFormat where Value == SceneSound {
  fileprivate static func sound(_ state: VariableValues) -> ValueFormat {
    .object(
      "the name of a file or an object of keys such as \"file\"",
      placeholder: SceneSound(path: ""), schema: .reference("sound"), hasShorthand: true
    ) { keys in
      let sound = keys.sound(state)
      keys.reading.report(keys.checks, in: state)
      return { _ in sound }
    }
  }
}

extension ValueFormat where Value == String {
  /// The name of a file with sound, which has to be there; its value is the path.
  fileprivate static var soundFile: ValueFormat {
    let phrase = "the name of a file"
    return ValueFormat(phrase, placeholder: "", schema: .string) { json, reading in
      reading.soundPath(json, phrase).map { Attribute($0) }
    }
  }
}

extension DocumentReading {
  /// The path of the file with sound that is named; nil after an error has been reported.
  func soundPath(_ json: JSONValue, _ phrase: String) -> String? {
    guard let name = json.string?.text else {
      mismatch(json, phrase)
      return nil
    }
    do {
      return try checkedPath(of: name)
    } catch {
      self.error("cannot read \"\(name)\": \(error)", at: json.range)
      return nil
    }
  }

  /// The path of a file that has to be there.
  private func checkedPath(of name: String) throws -> String {
    let path = place.path(of: name)
    try files.check(path)
    return files.path(path)
  }
}

import Motion

extension ValueFormat where Value == AnimationPlan {
  /// The name of an animation, or an object with its keys under its name.
  static var animation: ValueFormat {
    let phrase = "an animation such as \"bouncy\" or { \"easeInOut\": { \"duration\": 0.6 } }"
    return ValueFormat(
      phrase, placeholder: AnimationPlan(curve: .none), schema: .reference("animation"),
      takesObject: { AnimationDescription.named($0.members.first?.name ?? "") != nil }
    ) { json, reading in
      if let name = json.string?.text { return reading.animation(name, nil, at: json.range) }
      guard let member = json.members.first else {
        reading.mismatch(json, phrase)
        return nil
      }
      if json.members.count > 1 {
        let second = json.members[1]
        reading.error(
          "one object is one animation; its keys go inside the braces of \"\(member.name)\"",
          at: second.key.range)
      }
      return reading.at(.key(member.name)) {
        reading.animation(member.name, member.value, at: member.key.range)
      }
    }
  }
}

extension DocumentReading {
  fileprivate func animation(
    _ name: String, _ json: JSONValue?, at range: Range<Int>
  ) -> Attribute<AnimationPlan>? {
    if json == nil, let animation = theme.animations[name] { return animation }
    guard let description = AnimationDescription.named(name) else {
      reportUnknownAnimation(name, at: range)
      return nil
    }
    let keys = KeyReader(json, self)
    let curve = description.read(keys)
    let modifiers = keys.animationModifiers()
    keys.finish()
    if json == nil, let key = keys.keys.first(where: \.isRequired) {
      error("\"\(name)\" needs an object with \"\(key.name)\"", at: range)
      return nil
    }
    return keys.attribute { environment in
      var plan = AnimationPlan(curve: curve(environment))
      modifiers(&plan, environment)
      return plan
    }
  }

  private func reportUnknownAnimation(_ name: String, at range: Range<Int>) {
    let synonym = AnimationDescription.all.first { $0.synonyms.contains(name) }
    let names = AnimationDescription.all.map(\.name)
    let nearest =
      synonym?.name
      ?? Suggestion.nearest(to: name, among: theme.animations.keys.sorted() + names)
    error(
      "unknown animation \"\(name)\"" + (nearest.map { ", did you mean \"\($0)\"?" } ?? ""),
      at: range,
      notes: nearest == nil
        ? [Diagnostic.Note("known animations: \(names.joined(separator: ", "))")] : [])
  }
}

extension KeyReader {
  /// The keys that every animation has.
  ///
  /// They apply from the inside out: speed, then repetition, then the delay, which comes once.
  func animationModifiers() -> @Sendable (inout AnimationPlan, VariableValues) -> Void {
    let delay = optional(
      "delay", .number(in: -1e4...1e6, unit: "seconds"), default: 0,
      "How much later it starts; a negative delay skips its beginning.")
    let speed = optional(
      "speed", .number(in: 1e-3...1e3, placeholder: 1), default: 1, "How many times as fast it is.")
    let repetition = optional(
      "repeat", .repetition, default: .once, "How often it is made, or \"forever\".")
    let autoreverses = optional(
      "autoreverses", .boolean, default: true, "Whether every other repetition goes backwards.")
    return { plan, environment in
      plan.delay = delay.value(in: environment)
      plan.speed = speed.value(in: environment)
      plan.repetition = repetition.value(in: environment)
      plan.autoreverses = autoreverses.value(in: environment)
    }
  }
}

extension ValueFormat where Value == AnimationPlan.Repetition {
  fileprivate static var repetition: ValueFormat {
    let phrase = "a number of times or \"forever\""
    return ValueFormat(phrase, placeholder: .once, example: #""forever""#) { json, reading in
      if json.string?.text == "forever" { return Attribute(.forever) }
      guard reading.isExpression(json) || json.string == nil else {
        reading.mismatch(json, phrase)
        return nil
      }
      return ValueFormat<Double>.number(in: 1...1e6, unit: "times").read(json, reading)?
        .map { .times(Int($0)) }
    }
  }
}

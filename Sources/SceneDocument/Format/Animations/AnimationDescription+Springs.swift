extension AnimationDescription {
  /// A spring whose bounce is given, to which more may be added.
  static func preset(_ name: String, _ summary: String, bounce: Double) -> AnimationDescription {
    AnimationDescription(name, summary) { keys in
      let duration = keys.duration(default: 0.5, "How long it seems to take.")
      let extra = keys.optional(
        "extraBounce", .number(in: -1...1), default: 0, "What is added to the bounce.")
      return { environment in
        .spring(
          duration: duration.value(in: environment),
          bounce: bounce + extra.value(in: environment), blendDuration: 0)
      }
    }
  }

  static let spring = AnimationDescription(
    "spring", "A spring, given by duration and bounce or by response and damping fraction."
  ) { keys in
    let duration = keys.duration(default: 0.5, "How long it seems to take.")
    let bounce = keys.bounce()
    let response = keys.optional("response", .seconds, "How long it seems to take, as a stiffness.")
    let damping = keys.optional(
      "dampingFraction", .number(in: 0...10), "0 swings for ever, 1 doesn't overshoot.")
    let blend = keys.blendDuration(default: 0)
    keys.exclude(["duration", "bounce"], ["response", "dampingFraction"])
    return { environment in
      let blend = blend.value(in: environment)
      guard response == nil, damping == nil else {
        return .responseSpring(
          response: response?.value(in: environment) ?? 0.5,
          dampingFraction: damping?.value(in: environment) ?? 0.825, blendDuration: blend)
      }
      return .spring(
        duration: duration.value(in: environment), bounce: bounce.value(in: environment),
        blendDuration: blend)
    }
  }

  static let interactiveSpring = AnimationDescription(
    "interactiveSpring", "A quick spring for what follows a finger."
  ) { keys in
    let response = keys.optional(
      "response", .seconds, default: 0.15, "How long it seems to take, as a stiffness.")
    let damping = keys.optional(
      "dampingFraction", .number(in: 0...10), default: 0.86,
      "0 swings for ever, 1 doesn't overshoot.")
    let blend = keys.blendDuration(default: 0.25)
    return { environment in
      .interactiveSpring(
        response: response.value(in: environment),
        dampingFraction: damping.value(in: environment), blendDuration: blend.value(in: environment)
      )
    }
  }

  static let interpolatingSpring = AnimationDescription(
    "interpolatingSpring",
    "A spring that is blended with a running one, by duration and bounce or by physical quantities."
  ) { keys in
    let duration = keys.duration(default: 0.5, "How long it seems to take.")
    let bounce = keys.bounce()
    let positive = ValueFormat.number(in: 1e-3...1e6, placeholder: 1)
    let mass = keys.optional("mass", positive, default: 1, "The mass at the spring's end.")
    let stiffness = keys.optional("stiffness", positive, "The spring's stiffness.")
    let damping = keys.optional("damping", .number(in: 0...1e6), "The friction.")
    let velocity = keys.optional(
      "initialVelocity", .number(in: -1e4...1e4), default: 0,
      "The velocity at the start, in changes per second.")
    keys.exclude(["duration", "bounce"], ["mass", "stiffness", "damping"])
    return { environment in
      let velocity = velocity.value(in: environment)
      guard stiffness == nil, damping == nil else {
        return .physicalSpring(
          mass: mass.value(in: environment), stiffness: stiffness?.value(in: environment) ?? 100,
          damping: damping?.value(in: environment) ?? 10, velocity: velocity)
      }
      return .interpolatingSpring(
        duration: duration.value(in: environment), bounce: bounce.value(in: environment),
        velocity: velocity)
    }
  }
}

extension KeyReader {
  fileprivate func bounce() -> Attribute<Double> {
    optional(
      "bounce", .number(in: -0.99...1), default: 0, "0 doesn't overshoot, 1 swings for ever.")
  }

  fileprivate func blendDuration(default seconds: Double) -> Attribute<Double> {
    optional(
      "blendDuration", .seconds, default: seconds,
      "How long a change of the stiffness takes in mid-flight.")
  }

  /// Reports keys of the second group beside some of the first.
  fileprivate func exclude(_ first: [String], _ second: [String]) {
    guard let one = first.first(where: has), let other = second.first(where: has) else { return }
    reading.error("\"\(one)\" and \"\(other)\" exclude each other", at: rangeOfKey(other))
  }
}

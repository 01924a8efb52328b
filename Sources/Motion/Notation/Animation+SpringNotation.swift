extension Animation {
  /// The names of springs.
  static let springNames = [
    "spring", "default", "smooth", "snappy", "bouncy", "interactiveSpring",
    "interpolatingSpring",
  ]

  private static var times: ClosedRange<Double> { 0...1e6 }
  private static var bounces: ClosedRange<Double> { -1...1 }

  /// The spring of that name with its arguments, or nil when the name is none of a spring.
  static func spring(
    _ name: String, _ arguments: inout NotationArguments
  ) throws(NotationError) -> Animation? {
    switch name {
    case "default": return .default
    case "spring": return try spring(&arguments)
    case "smooth": return try preset(&arguments, Animation.smooth(duration:extraBounce:))
    case "snappy": return try preset(&arguments, Animation.snappy(duration:extraBounce:))
    case "bouncy": return try preset(&arguments, Animation.bouncy(duration:extraBounce:))
    case "interactiveSpring": return try interactiveSpring(&arguments)
    case "interpolatingSpring": return try interpolatingSpring(&arguments)
    default: return nil
    }
  }

  private static func preset(
    _ arguments: inout NotationArguments, _ make: (Double, Double) -> Animation
  ) throws(NotationError) -> Animation {
    make(
      try arguments.number("duration", in: times, or: 0.5),
      try arguments.number("extraBounce", in: -2...2, or: 0))
  }

  /// By duration and bounce, by response and damping fraction, or by mass, stiffness and damping.
  private static func spring(
    _ arguments: inout NotationArguments
  ) throws(NotationError) -> Animation {
    if arguments.has("stiffness") || arguments.has("damping") {
      return .spring(try physicalSpring(&arguments), blendDuration: try blend(&arguments, or: 0))
    }
    if arguments.has("response") || arguments.has("dampingFraction") {
      return .spring(
        response: try arguments.number("response", in: times, or: 0.5),
        dampingFraction: try arguments.number("dampingFraction", in: times, or: 0.825),
        blendDuration: try blend(&arguments, or: 0))
    }
    return .spring(
      duration: try arguments.number("duration", in: times, or: 0.5),
      bounce: try arguments.number("bounce", in: bounces, or: 0),
      blendDuration: try blend(&arguments, or: 0))
  }

  private static func interactiveSpring(
    _ arguments: inout NotationArguments
  ) throws(NotationError) -> Animation {
    if arguments.has("response") || arguments.has("dampingFraction") {
      return .interactiveSpring(
        response: try arguments.number("response", in: times, or: 0.15),
        dampingFraction: try arguments.number("dampingFraction", in: times, or: 0.86),
        blendDuration: try blend(&arguments, or: 0.25))
    }
    return .interactiveSpring(
      duration: try arguments.number("duration", in: times, or: 0.15),
      extraBounce: try arguments.number("extraBounce", in: -2...2, or: 0),
      blendDuration: try blend(&arguments, or: 0.25))
  }

  private static func interpolatingSpring(
    _ arguments: inout NotationArguments
  ) throws(NotationError) -> Animation {
    let velocity = try arguments.number("initialVelocity", or: 0)
    if arguments.has("stiffness") || arguments.has("damping") {
      return .interpolatingSpring(try physicalSpring(&arguments), initialVelocity: velocity)
    }
    return .interpolatingSpring(
      duration: try arguments.number("duration", in: times, or: 0.5),
      bounce: try arguments.number("bounce", in: bounces, or: 0), initialVelocity: velocity)
  }

  private static func physicalSpring(
    _ arguments: inout NotationArguments
  ) throws(NotationError) -> Spring {
    Spring(
      mass: try arguments.number("mass", in: 1e-9...1e12, or: 1),
      stiffness: try arguments.number("stiffness", in: 1e-9...1e12),
      damping: try arguments.number("damping", in: 0...1e12), allowOverDamping: true)
  }

  private static func blend(
    _ arguments: inout NotationArguments, or fallback: Double
  ) throws(NotationError) -> Double {
    try arguments.number("blendDuration", in: times, or: fallback)
  }
}

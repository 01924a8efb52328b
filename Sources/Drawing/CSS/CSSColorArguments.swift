import Geometry

/// The arguments of a CSS colour function.
struct CSSColorArguments {
  /// An argument: a number and its unit, in lower case; `%` for percentages.
  struct Value {
    var number: Double
    var unit: String

    /// A share: of 1 for percentages, of `whole` for plain numbers.
    func fraction(of whole: Double) -> Double? {
      switch unit {
      case "%": (number / 100).clamped(to: 0...1)
      case "": (number / whole).clamped(to: 0...1)
      default: nil
      }
    }

    /// An angle in turns.
    var turns: Double? {
      switch unit {
      case "", "deg": number / 360
      case "grad": number / 400
      case "rad": number / (2 * .pi)
      case "turn": number
      default: nil
      }
    }
  }

  var values: [Value]
  var alpha: Value?
  /// Whether commas stand between the values; such functions are stricter about units.
  var hasCommas: Bool

  private var opacity: Double? { alpha.map { $0.fraction(of: 1) } ?? 1 }

  /// The colour of red, green and blue.
  var rgb: Color.Resolved? {
    if hasCommas, Set(values.map(\.unit)).count > 1 { return nil }
    let parts = values.compactMap { $0.fraction(of: 255) }
    guard parts.count == 3, let opacity else { return nil }
    return Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
  }

  /// The colour of hue, saturation and lightness (CSS Color 4, §7.1).
  var hsl: Color.Resolved? {
    guard let (hue, saturation, lightness) = hueAndShares, let opacity else { return nil }
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      let sector = (offset + hue * 12).positiveRemainder(12)
      return lightness - reach * max(-1, min(sector - 3, 9 - sector, 1))
    }
    return Color.Resolved(
      red: component(0), green: component(8), blue: component(4), opacity: opacity)
  }

  /// The colour of hue, whiteness and blackness (CSS Color 4, §8.1).
  var hwb: Color.Resolved? {
    guard !hasCommas, let (hue, white, black) = hueAndShares, let opacity else { return nil }
    let sum = max(white + black, 1)
    func component(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).positiveRemainder(6)
      let pure = 1 - min(sector, 4 - sector).clamped(to: 0...1)
      return pure * (1 - (white + black) / sum) + white / sum
    }
    return Color.Resolved(
      red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  private var hueAndShares: (Double, Double, Double)? {
    if hasCommas, values.dropFirst().contains(where: { $0.unit != "%" }) { return nil }
    guard let turns = values[0].turns, let second = values[1].fraction(of: 100),
      let third = values[2].fraction(of: 100)
    else { return nil }
    return (turns, second, third)
  }
}

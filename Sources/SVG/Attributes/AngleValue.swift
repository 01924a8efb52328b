import Geometry

extension ValueScanner {
  /// An angle with a unit, in degrees without one.
  mutating func angle() -> Angle? {
    guard let number = number() else { return nil }
    return switch take(while: ValueScanner.isLetter).lowercased() {
    case "", "deg": .degrees(number)
    case "rad": .radians(number)
    case "grad": .degrees(number * 0.9)
    case "turn": .degrees(number * 360)
    default: nil
    }
  }
}

/// The degrees that a string such as `45deg`, `0.5turn` or `3.14rad` means; nil for other strings.
func angleLiteral(_ text: String) -> Double? {
  let units: [(suffix: String, degrees: Double)] = [
    ("deg", 1), ("grad", 0.9), ("rad", 180 / .pi), ("turn", 360), ("°", 1),
  ]
  for unit in units where text.hasSuffix(unit.suffix) {
    guard let number = Double(text.dropLast(unit.suffix.count)), number.isFinite else { return nil }
    return number * unit.degrees
  }
  return nil
}

extension ValueScanner {
  /// Numbers with space or a comma between them, up to what isn't one.
  mutating func numbers() -> [Double] {
    var numbers: [Double] = []
    skipSpace()
    while let number = number() {
      numbers.append(number)
      skipSeparator()
    }
    return numbers
  }
}

/// A list of numbers; nil when anything else stands there.
func numberList(_ text: String) -> [Double]? {
  var scanner = ValueScanner(text)
  let numbers = scanner.numbers()
  return scanner.isAtEnd ? numbers : nil
}

/// A number that is all there is.
func singleNumber(_ text: String) -> Double? {
  var scanner = ValueScanner(text)
  scanner.skipSpace()
  guard let number = scanner.number() else { return nil }
  scanner.skipSpace()
  return scanner.isAtEnd ? number : nil
}

/// A number, or a percentage as a fraction.
func numberOrPercentage(_ text: String) -> Double? {
  var scanner = ValueScanner(text)
  scanner.skipSpace()
  guard let number = scanner.number() else { return nil }
  let isPercentage = scanner.skip("%")
  scanner.skipSpace()
  return scanner.isAtEnd ? (isPercentage ? number / 100 : number) : nil
}

/// A length as it is written: a number with a unit.
struct Length: Sendable, Hashable {
  /// CSS's units of length, and percentages.
  enum Unit: String, Sendable {
    case number = ""
    case px, em, ex, rem, ch
    case `in`, cm, mm, q, pt, pc
    case percent = "%"
  }

  var value: Double
  var unit: Unit

  init(_ value: Double, _ unit: Unit = .number) { (self.value, self.unit) = (value, unit) }

  /// The length that is all of a text.
  init?(_ text: String) {
    var scanner = ValueScanner(text)
    scanner.skipSpace()
    guard let length = scanner.length() else { return nil }
    scanner.skipSpace()
    guard scanner.isAtEnd else { return nil }
    self = length
  }

  /// A list of lengths; nil when anything else stands there.
  static func list(_ text: String) -> [Length]? {
    var scanner = ValueScanner(text)
    var lengths: [Length] = []
    scanner.skipSpace()
    while let length = scanner.length() {
      lengths.append(length)
      scanner.skipSeparator()
    }
    return scanner.isAtEnd ? lengths : nil
  }

  /// Pixels of an absolute unit, 96 to the inch; nil for one that depends on where it stands.
  private var pixelsOfUnit: Double? {
    switch unit {
    case .number, .px: 1
    case .in: 96
    case .cm: 96 / 2.54
    case .mm: 96 / 25.4
    case .q: 96 / 101.6
    case .pt: 96 / 72
    case .pc: 16
    case .em, .ex, .rem, .ch, .percent: nil
    }
  }

  /// The length in user units, or a percentage.
  func computed(_ font: FontUnits) -> ComputedLength {
    if let pixels = pixelsOfUnit { return .units(value * pixels) }
    return switch unit {
    case .em: .units(value * font.em)
    case .rem: .units(value * font.rootEm)
    case .ex: .units(value * font.ex)
    case .ch: .units(value * font.em / 2)
    default: .percentage(value / 100)
    }
  }
}

/// What units that depend on the font stand for, in user units.
struct FontUnits: Sendable, Hashable {
  var em: Double
  var ex: Double
  var rootEm: Double
}

/// A length in user units, or a fraction of something that is known where it is used.
enum ComputedLength: Sendable, Hashable {
  case units(Double)
  case percentage(Double)

  static let zero = ComputedLength.units(0)

  /// The length where percentages are of `whole`.
  func resolved(_ whole: Double) -> Double {
    switch self {
    case .units(let length): length
    case .percentage(let fraction): fraction * whole
    }
  }

  /// Whether the number, whatever it is of, is negative.
  var isNegative: Bool {
    switch self {
    case .units(let length): length < 0
    case .percentage(let fraction): fraction < 0
    }
  }
}

extension ValueScanner {
  /// A number with a unit; nil leaves the place as it is.
  mutating func length() -> Length? {
    let start = self
    guard let number = number() else { return nil }
    if skip("%") { return Length(number, .percent) }
    let name = take(while: ValueScanner.isLetter)
    guard let unit = Length.Unit(rawValue: name.lowercased()) else {
      self = start
      return nil
    }
    return Length(number, unit)
  }
}

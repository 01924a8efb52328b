/// How C's `printf` writes one value: `%.1f`, `%05d`, `%+.2e`, with text around it.
///
/// Length modifiers (`%ld`, `%lf`) are read and make no difference: the value knows its size.
struct FormatSpecifier: Hashable {
  private(set) var prefix = ""
  private(set) var suffix = ""
  private(set) var flags: Set<Character> = []
  private(set) var width = 0
  private(set) var precision: Int?
  private(set) var conversion: Character = "d"

  /// More digits or columns than this are cut.
  private static let limit = 100

  /// Reads a specifier; nil where it isn't one conversion of a number.
  init?(_ text: String) {
    var rest = Substring(text)
    guard let prefix = Self.literal(&rest), rest.popFirst() == "%" else { return nil }
    self.prefix = prefix
    while let flag = rest.first, "-+ #0'".contains(flag) {
      flags.insert(flag)
      rest.removeFirst()
    }
    width = min(Self.number(&rest) ?? 0, Self.limit)
    if rest.first == "." {
      rest.removeFirst()
      precision = min(Self.number(&rest) ?? 0, Self.limit)
    }
    while let length = rest.first, "hlqLzjt".contains(length) { rest.removeFirst() }
    guard let conversion = rest.popFirst(), "dDiuUxXoOfFeEgG@s".contains(conversion) else {
      return nil
    }
    self.conversion = conversion
    guard let suffix = Self.literal(&rest), rest.isEmpty else { return nil }
    self.suffix = suffix
  }

  /// The text up to a conversion or the end, where `%%` means a percent sign.
  private static func literal(_ rest: inout Substring) -> String? {
    var text = ""
    while let character = rest.first {
      if character == "%" {
        guard rest.dropFirst().first == "%" else { return text }
        rest.removeFirst()
      }
      text.append(character)
      rest.removeFirst()
    }
    return text
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { "0123456789".contains($0) }
    rest.removeFirst(digits.count)
    return digits.isEmpty ? nil : Int(digits) ?? limit
  }

  /// Whether the conversion is one of floating-point numbers.
  private var isFloating: Bool { "fFeEgG".contains(conversion) }

  /// The number in this format; a fraction is cut off where a whole number is asked for.
  func format(_ value: Double) -> String {
    if isFloating || "@s".contains(conversion) || !value.isFinite {
      return written(floating: value)
    }
    return written(isNegative: value < 0, whole: DecimalDigits(value.rounded(.towardZero)))
  }

  /// The number in this format.
  func format(_ value: some BinaryInteger) -> String {
    if isFloating { return written(floating: Double(value)) }
    if let radix = ["x": 16, "X": 16, "o": 8, "O": 8][conversion] {
      let digits = String(value.magnitude, radix: radix, uppercase: conversion == "X")
      let mark = flags.contains("#") ? (radix == 16 ? "0\(conversion)" : "0") : ""
      return padded(sign: value < 0 ? "-" : "", mark + extended(digits))
    }
    return written(isNegative: value < 0, whole: DecimalDigits(value))
  }
}

extension FormatSpecifier {
  private func written(isNegative: Bool, whole: DecimalDigits) -> String {
    padded(sign: sign(isNegative), grouped(extended(whole.written(places: 0))))
  }

  /// Digits with zeros before them up to the precision.
  private func extended(_ digits: String) -> String {
    String(repeating: "0", count: max((precision ?? 0) - digits.count, 0)) + digits
  }

  private func written(floating value: Double) -> String {
    let sign = sign(value.sign == .minus && !value.isNaN)
    guard value.isFinite else {
      let name = value.isNaN ? "nan" : "inf"
      return padded(sign: sign, conversion.isUppercase ? name.uppercased() : name, zeros: false)
    }
    switch conversion {
    case "f", "F": return padded(sign: sign, grouped(fixed(value, precision ?? 6)))
    case "e", "E": return padded(sign: sign, scientific(value, precision ?? 6))
    case "@", "s": return padded(sign: sign, "\(value.magnitude)", zeros: false)
    default: return padded(sign: sign, shortest(value))
    }
  }

  private func fixed(_ value: Double, _ places: Int) -> String {
    var digits = DecimalDigits(value)
    digits.round(toPlaces: places)
    return digits.written(places: places) + (flags.contains("#") && places == 0 ? "." : "")
  }

  private func scientific(_ value: Double, _ places: Int) -> String {
    let digits = significant(value, places + 1)
    let exponent = digits.exponent
    let power = "\(exponent.magnitude)"
    return digits.text(from: 0, count: 1) + (places > 0 || flags.contains("#") ? "." : "")
      + digits.text(from: 1, count: places) + (conversion.isUppercase ? "E" : "e")
      + (exponent < 0 ? "-" : "+") + (power.count < 2 ? "0" : "") + power
  }

  /// The digits, of which `count` are kept.
  private func significant(_ value: Double, _ count: Int) -> DecimalDigits {
    var digits = DecimalDigits(value)
    digits.round(toPlaces: count - 1 - digits.exponent)
    return digits
  }

  /// `%g`: plain or scientific, whichever is shorter, without zeros at the end.
  private func shortest(_ value: Double) -> String {
    let count = max(precision ?? 6, 1)
    let exponent = significant(value, count).exponent
    let isPlain = exponent >= -4 && exponent < count
    let text = isPlain ? fixed(value, count - 1 - exponent) : scientific(value, count - 1)
    guard !flags.contains("#"), text.contains(".") else { return text }
    var (number, power) = (Substring(text), Substring())
    if let mark = text.firstIndex(where: { "eE".contains($0) }) {
      (number, power) = (text[..<mark], text[mark...])
    }
    while number.last == "0" { number.removeLast() }
    if number.last == "." { number.removeLast() }
    return String(number + power)
  }

  private func sign(_ isNegative: Bool) -> String {
    if isNegative { return "-" }
    return flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
  }

  /// The digits before the point in threes, where the specifier asks for that.
  private func grouped(_ digits: String) -> String {
    guard flags.contains("'") else { return digits }
    let whole = Array(digits.prefix { $0 != "." })
    let groups = whole.indices.reduce(into: "") { text, index in
      if index > 0, (whole.count - index).isMultiple(of: 3) { text += "," }
      text.append(whole[index])
    }
    return groups + digits.dropFirst(whole.count)
  }

  private func padded(sign: String, _ digits: String, zeros: Bool = true) -> String {
    let room = max(width - sign.count - digits.count, 0)
    if flags.contains("-") {
      return prefix + sign + digits + String(repeating: " ", count: room) + suffix
    }
    // As in C, a precision says how many zeros a whole number has.
    if zeros, flags.contains("0"), isFloating || precision == nil {
      return prefix + sign + String(repeating: "0", count: room) + digits + suffix
    }
    return prefix + String(repeating: " ", count: room) + sign + digits + suffix
  }
}

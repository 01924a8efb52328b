/// How a number is written: decimals, thousands, a currency, percent, or the time on a clock.
///
///     Text(1234.5, format: .number.precision(2))     // 1,234.50
///     Text(0.256, format: .percent)                  // 26%
///     Text(75, format: .clock)                       // 1:15
///
/// It is the same on every machine: there are no languages behind it. Halves round away from zero.
public struct NumberFormat: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case number, percent, clock
    case currency(String)
  }

  let kind: Kind
  var decimals: Int
  var separator: String
  /// How many of the decimals stand there even when they are zeros.
  var leastDecimals = 9
  var showsPlus = false

  /// A plain number with commas between thousands.
  public static let number = NumberFormat(kind: .number, decimals: 0, separator: ",")
  /// A share of 1 in percent.
  public static let percent = NumberFormat(kind: .percent, decimals: 0, separator: ",")
  /// Seconds as minutes and seconds, and hours where there are any.
  public static let clock = NumberFormat(kind: .clock, decimals: 0, separator: "")

  /// An amount with two decimals after a currency's sign.
  public static func currency(_ symbol: String) -> NumberFormat {
    NumberFormat(kind: .currency(symbol), decimals: 2, separator: ",")
  }

  /// This format with that many decimals, from 0 to 9.
  public func precision(_ decimals: Int) -> NumberFormat {
    var format = self
    format.decimals = min(max(decimals, 0), 9)
    format.leastDecimals = 9
    return format
  }

  /// This format with `separator` between thousands; an empty one leaves them together.
  public func thousands(_ separator: String) -> NumberFormat {
    var format = self
    format.separator = separator
    return format
  }

  /// The number as it is written; "–" where it is none, "∞" where it is beyond 10¹⁸.
  public func format(_ value: Double) -> String {
    guard !value.isNaN else { return "–" }
    let scaled = (kind == .percent ? value * 100 : value).magnitude
    let parts = self.parts(scaled)
    let isNegative = value < 0 && parts != self.parts(0)
    let sign = isNegative ? "\u{2212}" : showsPlus && parts != self.parts(0) ? "+" : ""
    switch kind {
    case .number, .clock: return sign + parts
    case .percent: return sign + parts + "%"
    case .currency(let symbol): return sign + symbol + parts
    }
  }

  private func parts(_ value: Double) -> String {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    let units = (value * unit).rounded(.toNearestOrAwayFromZero)
    guard units < 1e18 else { return "∞" }
    let (whole, fraction) = Int(units).quotientAndRemainder(dividingBy: Int(unit))
    let digits = kind == .clock ? Self.clock(seconds: whole) : grouped(whole)
    var decimals = Self.padded(fraction, to: self.decimals)
    while decimals.count > leastDecimals, decimals.last == "0" { decimals.removeLast() }
    return self.decimals == 0 || decimals.isEmpty ? digits : digits + "." + decimals
  }

  private func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digits[index])
    }
  }

  private static func clock(seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    let (hours, odd) = minutes.quotientAndRemainder(dividingBy: 60)
    let end = ":" + padded(rest, to: 2)
    return hours == 0 ? "\(minutes)" + end : "\(hours):" + padded(odd, to: 2) + end
  }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

extension Text {
  /// A number as `format` writes it.
  public init(_ value: Double, format: NumberFormat) { self.init(verbatim: format.format(value)) }

  /// A number as `format` writes it.
  public init(_ value: Int, format: NumberFormat) { self.init(Double(value), format: format) }

  /// A number as `format` writes it.
  @_disfavoredOverload
  public init(_ value: some BinaryFloatingPoint, format: NumberFormat) {
    self.init(Double(value), format: format)
  }
}

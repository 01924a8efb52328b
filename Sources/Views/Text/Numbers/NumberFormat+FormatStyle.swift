// The spellings of Foundation's number formats, so that code which uses them reads the same. What they
// write is the same on every machine: there are no languages behind it.

extension NumberFormat {
  /// How many decimals a number has.
  public struct Precision: Sendable, Hashable {
    fileprivate let least: Int
    fileprivate let most: Int

    /// That many decimals.
    public static func fractionLength(_ length: Int) -> Precision {
      Precision(least: length, most: length)
    }

    /// At least and at most so many decimals: zeros at the end are left out beyond the least.
    public static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
      Precision(least: limits.lowerBound, most: limits.upperBound)
    }

    /// At most so many decimals, without zeros at the end.
    public static func fractionLength(_ limit: PartialRangeThrough<Int>) -> Precision {
      Precision(least: 0, most: limit.upperBound)
    }
  }

  /// Whether thousands stand apart.
  public enum Grouping: Sendable, Hashable, CaseIterable { case automatic, never }

  /// When a sign stands before a number.
  public struct SignStrategy: Sendable, Hashable {
    fileprivate let showsPlus: Bool

    /// Before negative numbers.
    public static let automatic = SignStrategy(showsPlus: false)

    /// Before all numbers but zero.
    public static func always() -> SignStrategy { SignStrategy(showsPlus: true) }
  }

  /// This format with decimals as `precision` says, at most 9.
  public func precision(_ precision: Precision) -> NumberFormat {
    var format = self.precision(precision.most)
    format.leastDecimals = max(precision.least, 0)
    return format
  }

  /// This format with thousands apart, or not.
  public func grouping(_ grouping: Grouping) -> NumberFormat {
    thousands(grouping == .never ? "" : ",")
  }

  /// This format with a plus before positive numbers, or not.
  public func sign(strategy: SignStrategy) -> NumberFormat {
    var format = self
    format.showsPlus = strategy.showsPlus
    return format
  }

  /// An amount of the currency with an ISO 4217 code: its sign where it is widely known, else the code.
  public static func currency(code: String) -> NumberFormat {
    let code = code.uppercased()
    let signs = [
      "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩",
      "BRL": "R$", "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "ILS": "₪", "VND": "₫",
    ]
    let format = currency(signs[code] ?? code + "\u{A0}")
    return ["JPY", "KRW", "VND"].contains(code) ? format.precision(0) : format
  }
}

internal import Views

/// What can be made of a string or list and two numbers.
///
/// Every operation is defined for all of them: lengths are cut to what there is and to the limits.
enum ObjectOperation: UInt8, Sendable {
  /// A number as text: as it is, with so many decimals, in percent, as an amount, as on a clock.
  case fixed, percent, currency, clock
  case uppercase, lowercase
  /// The first characters; the characters from a place on.
  case prefix, suffix
  /// The text repeated so many times.
  case repeated
  case characters, words, lines
  /// The whole numbers from one up to, but without, another.
  case range
  case reversed, sorted

  /// The most values of a list and characters of a text that is made.
  static let limit = 10_000

  func callAsFunction(_ object: SceneObject, _ a: Double, _ b: Double) -> SceneObject {
    switch self {
    case .fixed: .string(NumberFormat.number.precision(digits(b)).format(a))
    case .percent: .string(NumberFormat.percent.precision(digits(b)).format(a))
    case .currency: .string(NumberFormat.currency(object.text).precision(digits(b)).format(a))
    case .clock: .string(NumberFormat.clock.format(a))
    case .uppercase: .string(object.text.uppercased())
    case .lowercase: .string(object.text.lowercased())
    case .prefix: .string(String(object.text.prefix(count(a))))
    case .suffix: .string(String(object.text.dropFirst(count(a))))
    case .repeated: .string(repeated(object.text, count(a)))
    case .characters: .strings(object.text.prefix(Self.limit).map { String($0) })
    case .words: .strings(pieces(object.text) { $0.isWhitespace })
    case .lines: .strings(pieces(object.text) { $0.isNewline })
    case .range: .numbers(range(a, b))
    case .reversed: reversed(object, stride: count(a))
    case .sorted: sorted(object)
    }
  }

  private func digits(_ number: Double) -> Int { min(count(number), 9) }

  private func count(_ number: Double) -> Int {
    number >= Double(Self.limit) ? Self.limit : number > 0 ? Int(number) : 0
  }

  private func repeated(_ text: String, _ times: Int) -> String {
    let most = Self.limit / max(text.utf8.count, 1)
    return String(repeating: text, count: min(times, most))
  }

  private func pieces(_ text: String, _ isGap: (Character) -> Bool) -> [String] {
    text.split(maxSplits: Self.limit, whereSeparator: isGap).map { String($0) }
  }

  private func range(_ start: Double, _ end: Double) -> [Double] {
    guard start.isFinite, end > start else { return [] }
    return (0..<count((end - start).rounded(.up))).map { start + Double($0) }
  }

  private func reversed(_ object: SceneObject, stride: Int) -> SceneObject {
    switch object {
    case .string(let text): .string(String(text.reversed()))
    case .strings(let texts): .strings(texts.reversed())
    case .numbers(let numbers):
      .numbers(
        Swift.stride(from: numbers.count - stride, through: 0, by: -max(stride, 1))
          .flatMap { numbers[$0..<min($0 + max(stride, 1), numbers.count)] })
    }
  }

  private func sorted(_ object: SceneObject) -> SceneObject {
    switch object {
    case .string: object
    case .strings(let texts): .strings(texts.sorted())
    case .numbers(let numbers): .numbers(numbers.sorted())
    }
  }
}

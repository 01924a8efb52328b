import Drawing

/// A value of an attribute as numbers in a text, so that two of one form can be mixed.
struct AnimatedText: Sendable {
  /// What stands before, between and after the numbers, space and commas made one space.
  private var words: [String]
  private(set) var numbers: [Double]
  private var isColor = false

  init(_ text: String) {
    if let color = Color.Resolved(css: text) {
      (words, isColor) = (["rgba(", ",", ",", ",", ")"], true)
      numbers = [color.red * 255, color.green * 255, color.blue * 255, color.opacity]
      return
    }
    var scanner = ValueScanner(text)
    (words, numbers) = ([""], [])
    while !scanner.isAtEnd {
      if !endsInName, let number = scanner.number() {
        numbers.append(number)
        words.append("")
      } else {
        append(scanner.take(one: true))
      }
    }
  }

  /// Whether a digit here would be part of a name or of a colour.
  private var endsInName: Bool {
    guard let last = words.last?.utf8.last else { return false }
    return last == UInt8(ascii: "#")
      || ValueScanner.isLetter(last) && (words.last?.utf8.count ?? 0) > 1 && numbers.isEmpty
  }

  private mutating func append(_ piece: String) {
    let isSpace = piece.utf8.allSatisfy { ValueScanner.isSpace($0) || $0 == UInt8(ascii: ",") }
    if isSpace, words[words.count - 1].hasSuffix(" ") { return }
    words[words.count - 1] += isSpace ? " " : piece
  }

  /// Makes all numbers the same.
  mutating func setAll(_ number: Double) {
    for index in numbers.indices { numbers[index] = number }
  }

  /// The value as it is written.
  var text: String {
    var text = words[0]
    for (index, number) in numbers.enumerated() {
      if index > 0, words[index].isEmpty { text += " " }
      let isByte = isColor && index < 3
      text += "\(isByte ? min(max(number, 0), 255) : number)" + words[index + 1]
    }
    return text
  }

  /// Whether the numbers of both can be mixed one by one.
  func matches(_ other: AnimatedText) -> Bool {
    numbers.count == other.numbers.count && !numbers.isEmpty && form == other.form
  }

  private var form: [String] { words.map { trimmed($0) } }

  /// The value at a share of the way to another; nil when their forms differ.
  func mixed(with other: AnimatedText, _ share: Double) -> AnimatedText? {
    guard matches(other) else { return nil }
    var mixed = self
    for index in numbers.indices {
      mixed.numbers[index] += (other.numbers[index] - numbers[index]) * share
    }
    return mixed
  }

  /// The sum with a multiple of another value; nil when their forms differ.
  func adding(_ other: AnimatedText, times factor: Double = 1) -> AnimatedText? {
    guard matches(other) else { return nil }
    var sum = self
    for index in numbers.indices { sum.numbers[index] += other.numbers[index] * factor }
    return sum
  }

  /// The length of the way to another value; nil when their forms differ.
  func distance(to other: AnimatedText) -> Double? {
    guard matches(other) else { return nil }
    return zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      .squareRoot()
  }
}

extension ValueScanner {
  /// The next character.
  fileprivate mutating func take(one: Bool) -> String {
    var taken = false
    return take { byte in
      // A character goes on in bytes of 10xxxxxx.
      if taken, byte & 0xC0 != 0x80 { return false }
      taken = true
      return true
    }
  }
}

import Drawing
import Geometry

/// An item of a `filter` property's list.
enum FilterItem {
  case reference(id: String)
  case filter(Filter)
}

/// Parses the list of a `filter` property: references and functions (Filter Effects § 6).
struct FilterListParser {
  private var scanner: ValueScanner
  private let font: FontUnits
  private let current: Color.Resolved

  init(_ text: String, _ font: FontUnits, current: Color.Resolved) {
    (scanner, self.font, self.current) = (ValueScanner(text), font, current)
  }

  /// The items; nil when one of them can't be read, and then the whole value counts for nothing.
  mutating func items() -> [FilterItem]? {
    var items: [FilterItem] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let name = scanner.identifier().lowercased()
      guard scanner.skip("("), let argument = argument() else { return nil }
      guard let item = item(name, argument) else { return nil }
      items.append(item)
      scanner.skipSpace()
    }
    return items
  }

  /// What stands up to the parenthesis that closes.
  private mutating func argument() -> String? {
    var (text, depth) = ("", 0)
    while !scanner.isAtEnd {
      text += scanner.take { $0 != 0x28 && $0 != 0x29 }
      if scanner.skip("(") {
        depth += 1
        text += "("
      } else if scanner.skip(")") {
        if depth == 0 { return trimmed(text) }
        depth -= 1
        text += ")"
      }
    }
    return nil
  }

  private func item(_ name: String, _ argument: String) -> FilterItem? {
    if name == "url" {
      return functionalReference("url(\(argument))").map { .reference(id: $0.id) }
    }
    return filter(name, argument).map { .filter($0) }
  }

  private func filter(_ name: String, _ argument: String) -> Filter? {
    let amount = argument.isEmpty ? 1 : numberOrPercentage(argument).flatMap { $0 >= 0 ? $0 : nil }
    switch name {
    case "blur":
      return (argument.isEmpty ? 0 : length(argument)).flatMap {
        $0 >= 0 ? .blur(radius: $0) : nil
      }
    case "brightness": return amount.map { .colorMatrix(.linear($0, adding: 0)) }
    case "contrast": return amount.map { .contrast($0) }
    case "grayscale": return amount.map { .saturation(1 - min($0, 1)) }
    case "hue-rotate": return hueRotation(argument)
    case "invert":
      return amount.map { min($0, 1) }.map { .colorMatrix(.linear(1 - 2 * $0, adding: $0)) }
    case "opacity": return amount.map { .colorMatrix(.opacity(min($0, 1))) }
    case "saturate": return amount.map { .saturation($0) }
    case "sepia": return amount.map { .colorMatrix(.sepia(min($0, 1))) }
    case "drop-shadow": return shadow(argument)
    default: return nil
    }
  }

  private func hueRotation(_ argument: String) -> Filter? {
    var scanner = ValueScanner(argument.isEmpty ? "0" : argument)
    return scanner.angle().map { .hueRotation($0) }
  }

  private func length(_ text: String) -> Double? {
    guard let length = Length(text), length.unit != .percent else { return nil }
    return length.computed(font).resolved(0)
  }

  /// Two or three lengths, and a colour before or after them.
  private func shadow(_ argument: String) -> Filter? {
    var lengths: [Double] = []
    var color = current
    var rest = argument
    var hasColor = false
    while !rest.isEmpty {
      let word = firstWord(rest)
      if let length = length(word) {
        lengths.append(length)
      } else if let value = ColorValue(word), !hasColor {
        (color, hasColor) = (value.resolved(current), true)
      } else {
        return nil
      }
      rest = trimmed(rest.dropFirst(word.count))
    }
    guard lengths.count == 2 || lengths.count == 3 else { return nil }
    return .shadow(
      color: color, radius: lengths.count == 3 ? max(lengths[2], 0) : 0, x: lengths[0],
      y: lengths[1])
  }

  /// What comes before space outside of parentheses.
  private func firstWord(_ text: String) -> String {
    var depth = 0
    let word = text.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0 || !character.isWhitespace
    }
    return String(word)
  }
}

extension ColorMatrix {
  fileprivate static func linear(_ factor: Double, adding bias: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.red.x, matrix.green.y, matrix.blue.z) = (factor, factor, factor)
    matrix.bias = SIMD4(bias, bias, bias, 0)
    return matrix
  }

  fileprivate static func opacity(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.alpha.w = amount
    return matrix
  }

  /// Filter Effects § 6.1.10.
  fileprivate static func sepia(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    let rest = 1 - amount
    matrix.red =
      SIMD4(0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest, 0)
    matrix.green =
      SIMD4(0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest, 0)
    matrix.blue =
      SIMD4(0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest, 0)
    return matrix
  }
}

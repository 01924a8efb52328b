internal import Drawing

/// The color that a string of a document means; nil when it means none.
func colorLiteral(_ text: String) -> Color.Resolved? {
  guard text.first == "#" else { return namedColors[text] }
  let digits = text.dropFirst().compactMap(\.hexDigitValue).map(Double.init)
  guard digits.count == text.count - 1 else { return nil }
  switch digits.count {
  case 3, 4: return color(digits.map { $0 * 17 })
  case 6, 8:
    return color(stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] })
  default: return nil
  }
}

/// The names of colors.
var colorNames: [String] { namedColors.keys.sorted() }

private func color(_ bytes: [Double]) -> Color.Resolved {
  Color.Resolved(
    red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255,
    opacity: bytes.count > 3 ? bytes[3] / 255 : 1)
}

private let namedColors: [String: Color.Resolved] = [
  "black": .black, "white": .white, "clear": .clear, "transparent": .clear,
  "red": color([255, 0, 0]), "blue": color([0, 0, 255]), "green": color([0, 128, 0]),
]

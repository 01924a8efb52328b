extension Color.Resolved {
  /// The colour that a CSS string stands for; nil when it is none.
  ///
  /// Hexadecimal notation of 3, 4, 6 or 8 digits, the named colours, `transparent`, and the
  /// functions `rgb`, `rgba`, `hsl`, `hsla` and `hwb` in the forms with commas and with spaces (CSS
  /// Color Module Level 4). Case and surrounding space don't matter; components out of range are
  /// clamped, as CSS asks.
  public init?(css: String) {
    var scanner = CSSScanner(css)
    guard let color = scanner.color() else { return nil }
    self = color
  }
}

extension CSSScanner {
  /// The colour that is all there is.
  mutating func color() -> Color.Resolved? {
    skipSpace()
    let color: Color.Resolved?
    if skip("#") {
      color = hexadecimalColor()
    } else {
      let name = identifier()
      color = skip("(") ? function(name) : Self.namedColor(name)
    }
    skipSpace()
    return isAtEnd ? color : nil
  }

  private static func namedColor(_ name: String) -> Color.Resolved? {
    if name == "transparent" { return .clear }
    return cssColorNames[name].map { Color.Resolved(bytes: $0 << 8 | 255) }
  }

  private mutating func hexadecimalColor() -> Color.Resolved? {
    let digits = hexadecimalDigits()
    switch digits.count {
    case 3, 4: return Color.Resolved(nibbles: digits.flatMap { [$0, $0] })
    case 6, 8: return Color.Resolved(nibbles: digits)
    default: return nil
    }
  }

  private mutating func function(_ name: String) -> Color.Resolved? {
    guard let arguments = arguments() else { return nil }
    switch name {
    case "rgb", "rgba": return arguments.rgb
    case "hsl", "hsla": return arguments.hsl
    case "hwb": return arguments.hwb
    default: return nil
    }
  }
}

extension Color.Resolved {
  /// The colour 0xRRGGBBAA.
  fileprivate init(bytes: UInt32) {
    self.init(
      red8: UInt8(bytes >> 24), green8: UInt8(bytes >> 16 & 255), blue8: UInt8(bytes >> 8 & 255),
      opacity8: UInt8(bytes & 255))
  }

  /// The colour of six or eight hexadecimal digits.
  fileprivate init(nibbles: [UInt32]) {
    let digits = nibbles.count == 6 ? nibbles + [15, 15] : nibbles
    self.init(bytes: digits.reduce(0) { $0 << 4 | $1 })
  }
}

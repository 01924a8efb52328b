extension Color.Resolved: CustomStringConvertible {
  /// The colour as `#rrggbb`, or `#rrggbbaa` unless it is opaque.
  ///
  /// A colour that overshoots reads `rgb(1.2 0 0 / 1)`, in components and not bytes.
  public var description: String {
    let components = [red, green, blue, opacity]
    guard components.allSatisfy({ (0...1).contains($0) }) else {
      let numbers = components.map(rounded)
      return "rgb(\(numbers[0]) \(numbers[1]) \(numbers[2]) / \(numbers[3]))"
    }
    let bytes = rgba8
    let shown = bytes.w == 255 ? 0..<3 : 0..<4
    return "#" + shown.map { hexadecimal(bytes[$0]) }.joined()
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension Path {
  /// The path that SVG path data describes, the `d` attribute's text.
  ///
  /// The grammar is that of SVG 2, § 9.3.9, with all commands, relative forms and compact
  /// writing. Blank text and "none" are the empty path. The error has what was drawn before it.
  public init(svgPathData text: String) throws(PathDataError) {
    var parser = PathDataParser(text)
    do { try parser.parse() } catch {
      guard text != "none" else {
        self.init()
        return
      }
      throw PathDataError(offset: error.offset, expected: error.expected, drawn: parser.path)
    }
    self = parser.path
  }

  /// The path as SVG path data: absolute commands with the shortest numbers that read back exactly.
  ///
  /// It ends before the first point that isn't finite, since SVG can't write one.
  public var svgPathData: String {
    var writer = PathDataWriter()
    for element in elements { guard writer.write(element) else { break } }
    return writer.text
  }
}

private struct PathDataWriter {
  var text = ""

  /// Writes an element; false when it isn't finite.
  mutating func write(_ element: Path.Element) -> Bool {
    switch element {
    case .move(let to): write("M", [to])
    case .line(let to): write("L", [to])
    case .quadCurve(let to, let control): write("Q", [control, to])
    case .curve(let to, let control1, let control2): write("C", [control1, control2, to])
    case .closeSubpath: write("Z", [])
    }
  }

  private mutating func write(_ command: String, _ points: [CGPoint]) -> Bool {
    guard points.allSatisfy(\.isFinite) else { return false }
    text += command
    for (index, coordinate) in points.flatMap({ [$0.x.native, $0.y.native] }).enumerated() {
      let number = Self.shortest(coordinate)
      // A minus sign separates by itself.
      if index > 0, !number.hasPrefix("-") { text += " " }
      text += number
    }
    return true
  }

  private static func shortest(_ value: Double) -> String {
    let text = value.description
    if text.hasSuffix(".0") { return String(text.dropLast(2)) }
    if text.hasPrefix("0.") { return String(text.dropFirst(1)) }
    if text.hasPrefix("-0.") { return "-" + text.dropFirst(2) }
    return text
  }
}

/// Draws the commands of SVG path data into a path.
struct PathDataParser {
  var scanner: PathDataScanner
  var path = Path()
  /// The last control point of the curve just drawn, for the smooth commands.
  var reflected: Reflected = .none

  enum Reflected {
    case none
    case quadratic(CGPoint)
    case cubic(CGPoint)
  }

  init(_ text: String) { scanner = PathDataScanner(text) }

  mutating func parse() throws(PathDataScanner.Mistake) {
    scanner.skipSpace()
    while !scanner.isAtEnd {
      try parseCommand()
      scanner.skipSpace()
    }
  }

  /// One command letter with all the argument groups that follow it.
  private mutating func parseCommand() throws(PathDataScanner.Mistake) {
    let (letter, upper) = (scanner.current, scanner.current & ~0x20)
    guard Self.isLetter(letter), Self.commands.contains(upper) else {
      throw .init(offset: scanner.offset, expected: path.isEmpty ? .moveCommand : .command)
    }
    guard !path.isEmpty || upper == UInt8(ascii: "M") else {
      throw .init(offset: scanner.offset, expected: .moveCommand)
    }
    scanner.offset += 1
    let isRelative = letter != upper
    guard upper != UInt8(ascii: "Z") else { return close() }
    scanner.skipSpace()
    try draw(upper, relativeTo: isRelative ? origin : .zero)
    // Further groups repeat the command; after a move they are lines.
    let repeated = upper == UInt8(ascii: "M") ? UInt8(ascii: "L") : upper
    scanner.skipSeparator()
    while scanner.startsNumber {
      try draw(repeated, relativeTo: isRelative ? origin : .zero)
      scanner.skipSeparator()
    }
  }

  private var origin: CGPoint { path.currentPoint ?? .zero }

  private mutating func close() {
    path.closeSubpath()
    reflected = .none
  }

  /// One argument group of `command`.
  private mutating func draw(
    _ command: UInt8, relativeTo base: CGPoint
  ) throws(PathDataScanner.Mistake) {
    switch command {
    case UInt8(ascii: "M"): try drawMove(base)
    case UInt8(ascii: "C"): try drawCubic(base)
    case UInt8(ascii: "S"): try drawSmoothCubic(base)
    case UInt8(ascii: "Q"): try drawQuadratic(base)
    case UInt8(ascii: "T"): try drawSmoothQuadratic(base)
    case UInt8(ascii: "A"): try drawArc(base)
    default: try drawLine(command, base)
    }
  }

  private static let commands = Array("MLHVCSQTAZ".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte & ~0x20 && byte >= UInt8(ascii: "A")
  }
}

extension PathDataParser {
  private mutating func drawMove(_ base: CGPoint) throws(PathDataScanner.Mistake) {
    path.move(to: try point(base))
    reflected = .none
  }

  private mutating func drawLine(
    _ command: UInt8, _ base: CGPoint
  ) throws(PathDataScanner.Mistake) {
    let end =
      switch command {
      case UInt8(ascii: "H"): CGPoint(x: try coordinate(base.x), y: origin.y)
      case UInt8(ascii: "V"): CGPoint(x: origin.x, y: try coordinate(base.y))
      default: try point(base)
      }
    path.addLine(to: end)
    reflected = .none
  }

  private mutating func drawCubic(_ base: CGPoint) throws(PathDataScanner.Mistake) {
    let control1 = try point(base)
    try finishCubic(control1, base)
  }

  private mutating func drawSmoothCubic(_ base: CGPoint) throws(PathDataScanner.Mistake) {
    var control1 = origin
    if case .cubic(let last) = reflected { control1 = origin * 2 - last }
    try finishCubic(control1, base)
  }

  private mutating func finishCubic(
    _ control1: CGPoint, _ base: CGPoint
  ) throws(PathDataScanner.Mistake) {
    scanner.skipSeparator()
    let control2 = try point(base)
    scanner.skipSeparator()
    path.addCurve(to: try point(base), control1: control1, control2: control2)
    reflected = .cubic(control2)
  }

  private mutating func drawQuadratic(_ base: CGPoint) throws(PathDataScanner.Mistake) {
    let control = try point(base)
    scanner.skipSeparator()
    path.addQuadCurve(to: try point(base), control: control)
    reflected = .quadratic(control)
  }

  private mutating func drawSmoothQuadratic(_ base: CGPoint) throws(PathDataScanner.Mistake) {
    var control = origin
    if case .quadratic(let last) = reflected { control = origin * 2 - last }
    path.addQuadCurve(to: try point(base), control: control)
    reflected = .quadratic(control)
  }

  private mutating func drawArc(_ base: CGPoint) throws(PathDataScanner.Mistake) {
    let radii = try point(.zero)
    scanner.skipSeparator()
    let rotation = try scanner.number()
    scanner.skipSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isGrowing = try scanner.flag()
    scanner.skipSeparator()
    path.addEllipticalArc(
      to: try point(base), radii: radii, rotation: .degrees(rotation), isLarge: isLarge,
      isGrowing: isGrowing)
    reflected = .none
  }

  private mutating func point(_ base: CGPoint) throws(PathDataScanner.Mistake) -> CGPoint {
    let x = try coordinate(base.x)
    scanner.skipSeparator()
    return CGPoint(x: x, y: try coordinate(base.y))
  }

  private mutating func coordinate(_ base: Double) throws(PathDataScanner.Mistake) -> Double {
    let start = scanner.offset
    let value = base + (try scanner.number())
    guard value.isFinite else { throw .init(offset: start, expected: .representableNumber) }
    return value
  }
}

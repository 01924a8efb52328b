import Geometry

/// Parses a list of transforms, in SVG's notation or CSS's; nil for what is neither.
func transformList(_ text: String, _ lengths: LengthContext) -> CGAffineTransform? {
  var scanner = ValueScanner(text)
  var transform = CGAffineTransform.identity
  scanner.skipSpace()
  while !scanner.isAtEnd {
    let name = scanner.identifier()
    if name == "none", scanner.isAtEnd { return .identity }
    guard let arguments = scanner.arguments() else { return nil }
    guard let step = TransformFunction(name, arguments, lengths).transform else { return nil }
    transform = step.concatenating(transform)
    scanner.skipSeparator()
  }
  return transform
}

extension ValueScanner {
  /// The arguments in the parentheses that come next, separated by commas or space.
  fileprivate mutating func arguments() -> [String]? {
    skipSpace()
    guard skip("(") else { return nil }
    skipSpace()
    var arguments: [String] = []
    while !skip(")") {
      let start = position
      let argument = argument()
      guard position > start else { return nil }
      arguments.append(argument)
      skipSeparator()
    }
    return arguments
  }

  /// A number with its unit: numbers may follow one another without space.
  private mutating func argument() -> String {
    guard let number = number() else { return "" }
    return "\(number)" + take { ValueScanner.isLetter($0) || $0 == UInt8(ascii: "%") }
  }
}

/// A function of a transform list with its arguments.
private struct TransformFunction {
  let name: String
  let arguments: [String]
  let lengths: LengthContext

  init(_ name: String, _ arguments: [String], _ lengths: LengthContext) {
    (self.name, self.arguments, self.lengths) = (name, arguments, lengths)
  }

  /// The map that the function stands for; nil if it is unknown or has the wrong arguments.
  var transform: CGAffineTransform? {
    switch name {
    case "matrix": matrix
    case "translate": x.map { CGAffineTransform(translationX: $0, y: y ?? 0) }
    case "translateX": x.map { CGAffineTransform(translationX: $0, y: 0) }
    case "translateY": length(0, \.height).map { CGAffineTransform(translationX: 0, y: $0) }
    case "scale": number(0).map { CGAffineTransform(scaleX: $0, y: number(1) ?? $0) }
    case "scaleX": number(0).map { CGAffineTransform(scaleX: $0, y: 1) }
    case "scaleY": number(0).map { CGAffineTransform(scaleX: 1, y: $0) }
    case "rotate": rotation
    case "skewX": angle(0).map { CGAffineTransform(a: 1, b: 0, c: tan($0), d: 1, tx: 0, ty: 0) }
    case "skewY": angle(0).map { CGAffineTransform(a: 1, b: tan($0), c: 0, d: 1, tx: 0, ty: 0) }
    case "skew": skew
    default: nil
    }
  }

  private var x: Double? { length(0, \.width) }
  private var y: Double? { length(1, \.height) }

  private func number(_ index: Int) -> Double? {
    index < arguments.count ? numberOrPercentage(arguments[index]) : nil
  }

  private func length(_ index: Int, _ whole: KeyPath<Viewport, Double>) -> Double? {
    guard index < arguments.count else { return nil }
    return Length(arguments[index]).map {
      $0.computed(lengths.font).resolved(lengths.viewport[keyPath: whole])
    }
  }

  private func angle(_ index: Int) -> Double? {
    guard index < arguments.count else { return nil }
    var scanner = ValueScanner(arguments[index])
    return scanner.angle()?.radians
  }

  private var matrix: CGAffineTransform? {
    let numbers = arguments.compactMap { singleNumber($0) }
    guard numbers.count == 6, arguments.count == 6 else { return nil }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private var rotation: CGAffineTransform? {
    guard let angle = angle(0), arguments.count == 1 || arguments.count == 3 else { return nil }
    let (x, y) = (length(1, \.width) ?? 0, length(2, \.height) ?? 0)
    return CGAffineTransform(translationX: x, y: y).rotated(by: angle).translatedBy(x: -x, y: -y)
  }

  private var skew: CGAffineTransform? {
    angle(0).map {
      CGAffineTransform(a: 1, b: tan(angle(1) ?? 0), c: tan($0), d: 1, tx: 0, ty: 0)
    }
  }
}

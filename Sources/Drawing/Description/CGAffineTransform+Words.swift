import Geometry

extension CGAffineTransform {
  /// The steps that make the map, the last one done first; none for the identity.
  var words: [String] {
    let numbers = [a, b, c, d, tx, ty].map(\.native)
    guard numbers.allSatisfy(\.isFinite) else { return [matrix(numbers)] }
    if b == 0, c == 0 { return shift + stretch(a.native, d.native) }
    guard a == d, b == -c else { return [matrix(numbers)] }
    let size = hypot(a.native, b.native)
    let angle = atan2(b.native, a.native) * (180 / .pi)
    return shift + ["rotate \(rounded(angle))"] + stretch(size, size)
  }

  private var shift: [String] {
    tx == 0 && ty == 0 ? [] : ["translate \(rounded(tx.native)) \(rounded(ty.native))"]
  }

  private func stretch(_ x: Double, _ y: Double) -> [String] {
    let (width, height) = (rounded(x), rounded(y))
    if width == height { return width == "1" ? [] : ["scale \(width)"] }
    return ["scale \(width) \(height)"]
  }

  private func matrix(_ numbers: [Double]) -> String {
    "matrix " + numbers.map { rounded($0) }.joined(separator: " ")
  }
}

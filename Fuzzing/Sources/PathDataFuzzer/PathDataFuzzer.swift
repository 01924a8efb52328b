import Geometry

/// Takes bytes as path data and does with the path whatever can be done with one.
///
/// The first eight bytes choose the style; whatever comes out has to be finite.
public func fuzzPathData(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 8, bytes.count < 600 else { return 0 }
  let choices = FuzzChoices(Array(bytes[..<8]))
  guard let path = try? Path(svgPathData: String(decoding: bytes[8...], as: UTF8.self)) else {
    return 0
  }
  measure(path)
  draw(path, choices)
  combine(path, choices)
  return 0
}

private func measure(_ path: Path) {
  check(path.flattened(tolerance: 0.1))
  _ = path.boundingRect
  _ = path.contains(CGPoint(x: 3, y: 4))
  _ = path.resampled(count: 7)
  _ = path.tangent(atFraction: 0.3)
}

private func draw(_ path: Path, _ choices: FuzzChoices) {
  check(path.strokedPath(choices.style))
  check(
    path.strokedPath(choices.style, visible: CGRect(x: -20, y: -20, width: 60, height: 40)))
  _ = path.wrappedTrim(from: choices.fraction - 0.5, to: choices.fraction + 0.3)
  _ = path.wrappedTrim(from: -0.2, to: choices.fraction, scope: .eachSubpath)
}

private func combine(_ path: Path, _ choices: FuzzChoices) {
  let other = Path(roundedRect: CGRect(x: -5, y: 2, width: 30, height: 20), cornerRadius: 6)
  check(path.union(other, eoFill: choices.isEvenOdd))
  check(path.subtracting(other, eoFill: choices.isEvenOdd))
  guard path.verbs.count < 40 else { return }
  let morph = PathMorph(from: path, to: other)
  for place in [0, 0.25, 0.5, 1] { _ = morph.path(at: place) }
}

/// Ends the run where a point isn't finite.
private func check(_ path: Path) {
  for point in path.points { precondition(point.x.isFinite && point.y.isFinite) }
}

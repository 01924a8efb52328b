import Geometry

/// Four numbers that say what part of the plane a viewport shows; nil for an invalid or empty one.
func viewBox(_ text: String?) -> CGRect? {
  guard let numbers = text.flatMap(numberList), numbers.count == 4 else { return nil }
  guard numbers[2] > 0, numbers[3] > 0 else { return nil }
  return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

/// How a view box is fitted into a viewport.
struct PreserveAspectRatio: Sendable, Hashable {
  /// nil stretches both axes apart.
  var alignment: UnitPoint?
  var slices: Bool

  static let standard = PreserveAspectRatio(alignment: UnitPoint(x: 0.5, y: 0.5), slices: false)

  init(alignment: UnitPoint?, slices: Bool) { (self.alignment, self.slices) = (alignment, slices) }

  /// `none`, or `x(Min|Mid|Max)Y(Min|Mid|Max)` with `meet` or `slice`; the default for anything else.
  init(_ text: String?) {
    self = .standard
    var words = (text ?? "").split(whereSeparator: { $0.isWhitespace }).map(String.init)
    if words.first == "defer" { words.removeFirst() }
    guard let first = words.first, words.count <= 2 else { return }
    guard first == "none" || Self.alignment(first) != nil else { return }
    alignment = Self.alignment(first)
    slices = words.count == 2 && words[1] == "slice"
  }

  private static func alignment(_ word: String) -> UnitPoint? {
    let shares = ["Min": 0.0, "Mid": 0.5, "Max": 1.0]
    guard word.count == 8, word.hasPrefix("x"), word.dropFirst(4).first == "Y" else { return nil }
    guard let x = shares[String(word.dropFirst().prefix(3))] else { return nil }
    guard let y = shares[String(word.suffix(3))] else { return nil }
    return UnitPoint(x: x, y: y)
  }

  /// The map from `box` to `viewport`.
  func transform(from box: CGRect, to viewport: CGRect) -> CGAffineTransform {
    let (x, y) = (viewport.width / box.width, viewport.height / box.height)
    guard let alignment else {
      return CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: viewport.minX - box.minX * x, ty: viewport.minY - box.minY * y)
    }
    let scale = slices ? max(x, y) : min(x, y)
    let freeWidth = viewport.width - box.width * scale
    let freeHeight = viewport.height - box.height * scale
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale,
      tx: viewport.minX - box.minX * scale + freeWidth * alignment.x,
      ty: viewport.minY - box.minY * scale + freeHeight * alignment.y)
  }
}

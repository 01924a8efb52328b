import Geometry

extension Resolver {
  /// The path that a `textPath` refers to; nil when there is none, and then nothing is drawn.
  func textPath(_ element: Element, _ surroundings: Surroundings) -> TextPath? {
    guard let target = element.referenced, var path = path(target, surroundings) else { return nil }
    let lengths = lengths(surroundings.style, surroundings.viewport)
    if let text = value(target, "transform"), let transform = transformList(text, lengths) {
      path = path.applying(transform)
    }
    let measure = PathMeasure(path)
    guard measure.length > 0 else { return nil }
    let offset = value(element, "startOffset").flatMap { Length($0) }?.computed(lengths.font)
    return TextPath(
      element: element.index, measure: measure,
      startOffset: offset?.resolved(measure.length) ?? 0)
  }
}

import Drawing
import Geometry

extension FilterBuilder {
  /// What `feImage` shows: an element of the file where it stands, or a picture in the subregion.
  mutating func image(_ element: Element, _ subregion: CGRect) -> FilterInput {
    guard let href = element.href.map({ trimmed($0) }), !href.isEmpty else { return .transparent }
    if href.hasPrefix("#") { return copy(element, subregion) }
    guard let picture = resolver.picture(href, at: element) else { return .transparent }
    let size = picture.size
    guard size.width > 0, size.height > 0, subregion.width > 0, subregion.height > 0 else {
      return .transparent
    }
    let fitting = PreserveAspectRatio(resolver.value(element, "preserveAspectRatio"))
    let box = CGRect(origin: .zero, size: size)
    let transform = fitting.transform(from: box, to: subregion)
    let style = resolver.documentStyle(element)
    let nodes = picture.nodes(interpolation: style.inherited.imageRendering)
    return addPicture([
      .group(.init(transform: transform, clip: DrawingNode.Clip(Path(box)), content: nodes))
    ])
  }

  private mutating func copy(_ element: Element, _ subregion: CGRect) -> FilterInput {
    guard let target = element.referenced else { return .transparent }
    guard let nodes = resolver.drawing(of: target, in: surroundings) else { return .transparent }
    let x = element.attribute("x") == nil ? 0 : Double(subregion.minX)
    let y = element.attribute("y") == nil ? 0 : Double(subregion.minY)
    return addPicture([
      .group(.init(transform: CGAffineTransform(translationX: x, y: y), content: nodes))
    ])
  }
}

extension Resolver {
  /// An element as it would be drawn where it stands in the file, in the viewport of `surroundings`.
  fileprivate func drawing(of target: Element, in surroundings: Surroundings) -> [DrawingNode]? {
    guard !isExpanding(target) else { return nil }
    let style = target.parent.map { documentStyle($0) } ?? initialStyle
    return expanding(target) {
      element(target, Surroundings(style: style, viewport: surroundings.viewport))?.drawing
    }
  }
}

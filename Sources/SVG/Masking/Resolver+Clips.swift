import Drawing
import Geometry

extension Resolver {
  /// What an element is clipped by; empty for nothing, nil if nothing of it can be seen.
  func clips(_ surroundings: Surroundings, _ bounds: CGRect?) -> [ClipRegion]? {
    guard let id = surroundings.style.own.clipPath,
      let element = document.tree.element(id: id), element.name == "clipPath",
      !isExpanding(element)
    else { return [] }
    return expanding(element) { clips(of: element, surroundings, bounds) }
  }

  /// The regions whose intersection a `clipPath` is.
  private func clips(
    of element: Element, _ surroundings: Surroundings, _ bounds: CGRect?
  ) -> [ClipRegion]? {
    let style = documentStyle(element)
    var inner = Surroundings(style: style, viewport: surroundings.viewport)
    inner.isClip = true
    guard let transform = clipTransform(element, inner, bounds) else { return nil }
    guard let own = clips(inner, bounds) else { return nil }
    let nodes = children(of: element, inner)
    return own + [region(nodes, transform)]
  }

  /// From a clip path's coordinates to the user space of what it clips.
  private func clipTransform(
    _ element: Element, _ surroundings: Surroundings, _ bounds: CGRect?
  ) -> CGAffineTransform? {
    let lengths = lengths(surroundings.style, surroundings.viewport)
    let own = surroundings.style.own.transform.flatMap { transformList($0, lengths) } ?? .identity
    guard value(element, "clipPathUnits") == "objectBoundingBox" else {
      return own.isSingular ? nil : own
    }
    guard let bounds else { return nil }
    let transform = own.concatenating(bounds.fromUnitSquare)
    return transform.isSingular ? nil : transform
  }

  /// A single shape is a path; several are a picture, so that each keeps its own rule.
  private func region(_ nodes: [RenderNode], _ transform: CGAffineTransform) -> ClipRegion {
    if nodes.isEmpty { return .nothing }
    if nodes.count == 1, nodes[0].clips.isEmpty, case .shape(let shape) = nodes[0].content {
      let path = shape.path.applying(nodes[0].transform.concatenating(transform))
      return .path(path, shape.fillStyle)
    }
    return .nodes([.group(.init(transform: transform, content: nodes.flatMap(\.drawing)))])
  }
}

import Drawing
import Geometry

extension Resolver {
  /// The markers of a painted path.
  func markers(
    of path: Path, data: String, _ shape: RenderShape, _ surroundings: Surroundings
  ) -> [RenderNode] {
    let style = surroundings.style.inherited
    guard style.markerStart != nil || style.markerMid != nil || style.markerEnd != nil else {
      return []
    }
    var inner = surroundings
    inner.beginContext(fill: shape.fill, stroke: shape.stroke)
    let vertices = MarkerVertices(path, insideArcs: PathJoints(path, data).insideArcs).vertices
    guard let first = vertices.first, let last = vertices.last else { return [] }
    var nodes: [RenderNode?] = [marker(style.markerStart, first, isStart: true, inner)]
    nodes += vertices.dropFirst().dropLast().map { marker(style.markerMid, $0, inner) }
    nodes.append(marker(style.markerEnd, last, inner))
    return nodes.compactMap { $0 }
  }

  private func marker(
    _ id: String?, _ vertex: MarkerVertex, isStart: Bool = false, _ surroundings: Surroundings
  ) -> RenderNode? {
    guard let id, let element = document.tree.element(id: id), element.name == "marker" else {
      return nil
    }
    guard spend(element) else { return nil }
    return expanding(element) { marker(element, vertex, isStart: isStart, surroundings) }
  }

  /// SVG 2, § 13.7: the reference point at the vertex, turned and in units of the stroke.
  private func marker(
    _ element: Element, _ vertex: MarkerVertex, isStart: Bool, _ surroundings: Surroundings
  ) -> RenderNode? {
    let style = documentStyle(element)
    var inner = surroundings.with(style: style)
    func side(_ name: String, _ whole: KeyPath<Viewport, Double>) -> Double {
      length(element, name, whole, inner) ?? 3
    }
    let rect = CGRect(
      origin: .zero,
      size: CGSize(width: side("markerWidth", \.width), height: side("markerHeight", \.height)))
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    let fit = markerFit(element, rect)
    inner.viewport = Viewport(
      width: (fit.box ?? rect).width, height: (fit.box ?? rect).height)
    let reference = CGPoint(
      x: length(element, "refX", \.width, fit.box == nil ? surroundings : inner) ?? 0,
      y: length(element, "refY", \.height, fit.box == nil ? surroundings : inner) ?? 0
    ).applying(fit.transform)
    let place = placement(element, vertex, isStart: isStart, surroundings)
    guard !place.isSingular, !fit.transform.isSingular else { return nil }
    let shift = place.translatedBy(x: -reference.x, y: -reference.y)
    inner.enter(fit.transform.concatenating(shift))
    var content = RenderNode(group: children(of: element, inner))
    content.transform = fit.transform
    content = RenderNode(group: [content])
    if style.own.overflowIsVisible != true { content.clips = [.path(Path(rect), FillStyle())] }
    content.transform = shift
    content.opacity = style.own.opacity
    return content
  }

  private func markerFit(
    _ element: Element, _ rect: CGRect
  ) -> (box: CGRect?, transform: CGAffineTransform) {
    guard let box = viewBox(value(element, "viewBox")) else { return (nil, .identity) }
    let fitting = PreserveAspectRatio(value(element, "preserveAspectRatio"))
    return (box, fitting.transform(from: box, to: rect))
  }

  private func placement(
    _ element: Element, _ vertex: MarkerVertex, isStart: Bool, _ surroundings: Surroundings
  ) -> CGAffineTransform {
    let isOfStroke = value(element, "markerUnits") != "userSpaceOnUse"
    let scale =
      isOfStroke
      ? surroundings.style.inherited.strokeWidth.resolved(surroundings.viewport.diagonal) : 1
    let angle = orientation(element, vertex, isStart: isStart)
    return CGAffineTransform(translationX: vertex.point.x, y: vertex.point.y)
      .rotated(by: angle * .pi / 180).scaledBy(x: scale, y: scale)
  }

  /// Degrees.
  private func orientation(_ element: Element, _ vertex: MarkerVertex, isStart: Bool) -> Double {
    let text = trimmed(value(element, "orient") ?? "0")
    if text == "auto" { return vertex.angle }
    if text == "auto-start-reverse" { return isStart ? vertex.angle + 180 : vertex.angle }
    var scanner = ValueScanner(text)
    return scanner.angle()?.degrees ?? 0
  }
}

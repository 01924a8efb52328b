import Drawing
import Geometry

extension Resolver {
  /// The mask of something whose box is `bounds`; nil if nothing of it can be seen.
  func mask(
    _ element: Element, _ surroundings: Surroundings, _ bounds: CGRect?
  ) -> DrawingNode.Mask? {
    expanding(element) {
      let style = documentStyle(element)
      let inner = Surroundings(style: style, viewport: surroundings.viewport)
      guard let region = region(of: element, "maskUnits", surroundings, bounds) else { return nil }
      guard region.width > 0, region.height > 0 else { return nil }
      guard let content = maskContent(element, inner, bounds) else { return nil }
      var group = DrawingNode.Group(clip: DrawingNode.Clip(Path(region)), content: content)
      if let id = style.own.mask, let outer = document.tree.element(id: id), outer.name == "mask",
        !isExpanding(outer)
      {
        guard let mask = mask(outer, surroundings, bounds) else { return nil }
        group.mask = mask
      }
      let mode: DrawingNode.Mask.Mode = style.own.maskMode == .alpha ? .alpha : .luminance
      return DrawingNode.Mask([.group(group)], mode: mode)
    }
  }

  /// Luminance is that of the encoded components: `color-interpolation` makes no difference in most viewers.
  private func maskContent(
    _ element: Element, _ surroundings: Surroundings, _ bounds: CGRect?
  ) -> [DrawingNode]? {
    var transform = CGAffineTransform.identity
    if value(element, "maskContentUnits") == "objectBoundingBox" {
      guard let bounds else { return nil }
      transform = bounds.fromUnitSquare
    }
    guard !transform.isSingular else { return nil }
    let nodes = children(of: element, surroundings).flatMap(\.drawing)
    return [.group(.init(transform: transform, content: nodes))]
  }

  /// The region of a mask or filter: 120 % of the box around, unless its attributes say otherwise.
  func region(
    of element: Element, _ units: String, _ surroundings: Surroundings, _ bounds: CGRect?
  ) -> CGRect? {
    let isOfBox = self.value(element, units) != "userSpaceOnUse"
    let viewport = isOfBox ? Viewport(width: 1, height: 1) : surroundings.viewport
    let font = surroundings.style.fontUnits(rootEm: rootEm)
    func side(_ name: String, _ whole: KeyPath<Viewport, Double>, _ standard: Double) -> Double {
      let length = self.value(element, name).flatMap { Length($0) }?.computed(font)
      return (length ?? .percentage(standard)).resolved(viewport[keyPath: whole])
    }
    let size = CGSize(
      width: side("width", \.width, 1.2), height: side("height", \.height, 1.2))
    guard size.width > 0, size.height > 0 else { return .zero }
    let origin = CGPoint(x: side("x", \.width, -0.1), y: side("y", \.height, -0.1))
    let region = CGRect(origin: origin, size: size)
    guard isOfBox else { return region }
    return bounds.map { region.image(under: $0.fromUnitSquare) }
  }
}

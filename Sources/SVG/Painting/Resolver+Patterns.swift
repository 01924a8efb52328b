import Drawing
import Geometry

extension Resolver {
  /// A pattern for something whose box is `bounds`.
  func pattern(
    _ element: Element, opacity: Double, _ bounds: CGRect?, _ surroundings: Surroundings
  ) -> ServerPaint {
    let chain = references(from: element, among: ["pattern"])
    let lengths = lengths(surroundings.style, surroundings.viewport)
    guard let content = chain.first(where: { !$0.children.isEmpty }) else { return .nothing }
    guard let tile = tile(chain, bounds, surroundings) else { return .invalid }
    guard tile.width > 0, tile.height > 0 else { return .nothing }
    guard let inner = contentTransform(chain, tile, bounds) else { return .invalid }
    let transform =
      inherited("patternTransform", chain).flatMap { transformList($0, lengths) } ?? .identity
    guard !transform.isSingular, !inner.isSingular else { return .nothing }
    let style = documentStyle(content)
    let nodes = children(
      of: content, Surroundings(style: style, viewport: contentViewport(chain, surroundings)))
    guard !nodes.isEmpty else { return .nothing }
    let drawing = DrawingNode.group(
      .init(transform: inner, opacity: opacity, content: nodes.flatMap(\.drawing)))
    return .paint(.pattern(DrawingPatternPaint([drawing], tile: tile, transform: transform)))
  }

  private func contentViewport(_ chain: [Element], _ surroundings: Surroundings) -> Viewport {
    guard let box = inherited("viewBox", chain).flatMap({ viewBox($0) }) else {
      return surroundings.viewport
    }
    return Viewport(width: box.width, height: box.height)
  }

  /// The tile in user space; nil if it is of a box that has no area.
  private func tile(
    _ chain: [Element], _ bounds: CGRect?, _ surroundings: Surroundings
  ) -> CGRect? {
    let isOfBox = inherited("patternUnits", chain) != "userSpaceOnUse"
    let viewport = isOfBox ? Viewport(width: 1, height: 1) : surroundings.viewport
    let font = surroundings.style.fontUnits(rootEm: rootEm)
    func value(_ name: String, _ whole: KeyPath<Viewport, Double>) -> Double {
      let length = inherited(name, chain).flatMap { Length($0) }
      return length?.computed(font).resolved(viewport[keyPath: whole]) ?? 0
    }
    let tile = CGRect(
      origin: CGPoint(x: value("x", \.width), y: value("y", \.height)),
      size: CGSize(width: value("width", \.width), height: value("height", \.height)))
    let isEmpty = !(tile.size.width > 0 && tile.size.height > 0)
    guard isOfBox else { return isEmpty ? .zero : tile }
    guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    return isEmpty ? .zero : tile.image(under: bounds.fromUnitSquare)
  }

  /// From the content's coordinates to those of the tile; nil if they are of a box that has no area.
  private func contentTransform(
    _ chain: [Element], _ tile: CGRect, _ bounds: CGRect?
  ) -> CGAffineTransform? {
    if let box = inherited("viewBox", chain).flatMap({ viewBox($0) }) {
      return PreserveAspectRatio(inherited("preserveAspectRatio", chain))
        .transform(from: box, to: tile)
    }
    let origin = CGAffineTransform(translationX: tile.minX, y: tile.minY)
    guard inherited("patternContentUnits", chain) == "objectBoundingBox" else { return origin }
    guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    return CGAffineTransform(scaleX: bounds.width, y: bounds.height).concatenating(origin)
  }
}

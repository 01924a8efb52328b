import Drawing
import Geometry

extension Resolver {
  /// What is drawn of an element's children.
  func children(of element: Element, _ surroundings: Surroundings) -> [RenderNode] {
    element.children.compactMap { self.element($0, surroundings) }
  }

  /// What is drawn of an element that stands in `surroundings`; nil for what draws nothing.
  func element(_ element: Element, _ surroundings: Surroundings) -> RenderNode? {
    guard Self.drawnElements.contains(element.name), spend(element) else { return nil }
    let style = style(element, in: surroundings.style)
    guard style.own.isDisplayed, passesConditions(element) else { return nil }
    let inner = surroundings.with(style: style)
    return node(element, inner) { self.content(element, $0) }
  }

  private static let drawnElements: Set<String> = [
    "g", "a", "switch", "svg", "use", "image", "text", "path", "rect", "circle", "ellipse", "line",
    "polyline", "polygon",
  ]

  /// What the children of a clip path may be.
  private static let clippingElements: Set<String> = [
    "use", "text", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  private func content(_ element: Element, _ surroundings: Surroundings) -> RenderNode? {
    if surroundings.isClip, !Self.clippingElements.contains(element.name) { return nil }
    return switch element.name {
    case "g", "a": RenderNode(group: children(of: element, surroundings))
    case "switch": switchContent(element, surroundings)
    case "svg": nestedContent(element, surroundings)
    case "use": useContent(element, surroundings)
    case "image": imageContent(element, surroundings)
    case "text": textContent(element, surroundings)
    default: shapeContent(element, surroundings)
    }
  }

  /// A node of an element: its content with transform, opacity, clip, mask and filter.
  func node(
    _ element: Element, _ surroundings: Surroundings,
    _ content: (Surroundings) -> RenderNode?
  ) -> RenderNode? {
    let own = surroundings.style.own
    var inner = surroundings
    if !own.transformBoxIsFill { transform(element, surroundings, nil).map { inner.enter($0) } }
    guard var node = nesting({ content(inner) }) else { return nil }
    let needsWrapper = !node.transform.isIdentity || !node.clips.isEmpty
    if needsWrapper { node = RenderNode(group: [node]) }
    node.id = element.id
    guard let transform = transform(element, surroundings, node.bounds) else { return nil }
    node.transform = transform
    guard let clips = clips(surroundings, node.bounds) else { return nil }
    node.clips = clips
    guard !surroundings.isClip else { return node }
    (node.opacity, node.blendMode) = (own.opacity, own.blendMode)
    node.isIsolated = own.isIsolated
    return applyEffects(to: node, surroundings)
  }

  /// The node with its mask and filter; nil when they leave nothing.
  private func applyEffects(to node: RenderNode, _ surroundings: Surroundings) -> RenderNode? {
    var node = node
    if let text = surroundings.style.own.filter {
      guard let filters = filters(text, surroundings, node.bounds) else { return nil }
      node.filters = filters
    }
    if let id = surroundings.style.own.mask, let element = document.tree.element(id: id),
      element.name == "mask", !isExpanding(element)
    {
      guard let mask = mask(element, surroundings, node.bounds) else { return nil }
      node.mask = mask
    }
    return node
  }

  /// The transform of an element about its origin; nil when nothing is left of the plane.
  private func transform(
    _ element: Element, _ surroundings: Surroundings, _ bounds: CGRect?
  ) -> CGAffineTransform? {
    let own = surroundings.style.own
    guard let text = own.transform else { return .identity }
    let lengths = lengths(surroundings.style, surroundings.viewport)
    guard let transform = transformList(text, lengths) else { return .identity }
    guard !transform.isSingular else { return nil }
    var box = CGRect(
      x: 0, y: 0, width: surroundings.viewport.width, height: surroundings.viewport.height)
    if own.transformBoxIsFill { box = bounds ?? .zero }
    guard let origin = own.transformOrigin.flatMap({ transformOrigin($0, lengths, box) }) else {
      return transform
    }
    return transform.translatedBy(x: -origin.x, y: -origin.y)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }
}

// MARK: - Groups

extension Resolver {
  private func switchContent(_ element: Element, _ surroundings: Surroundings) -> RenderNode? {
    let chosen = element.children.first {
      Self.drawnElements.contains($0.name) && passesConditions($0)
    }
    return RenderNode(group: chosen.flatMap { self.element($0, surroundings) }.map { [$0] } ?? [])
  }

  /// Whether the viewer has what an element requires.
  func passesConditions(_ element: Element) -> Bool {
    if let required = element.attribute("requiredExtensions"), !trimmed(required).isEmpty {
      return false
    }
    guard let wanted = element.attribute("systemLanguage") else { return true }
    return wanted.split(separator: ",").map { trimmed($0).lowercased() }.contains { language in
      options.languages.contains { own in
        let own = own.lowercased()
        return language == own || language.hasPrefix(own + "-")
      }
    }
  }

  private func nestedContent(_ element: Element, _ surroundings: Surroundings) -> RenderNode? {
    let rect = CGRect(
      x: length(element, "x", \.width, surroundings) ?? 0,
      y: length(element, "y", \.height, surroundings) ?? 0,
      width: length(element, "width", \.width, surroundings) ?? surroundings.viewport.width,
      height: length(element, "height", \.height, surroundings) ?? surroundings.viewport.height)
    return viewportNode(element, in: rect, surroundings)
  }

  /// An element with a viewport of its own in `rect`, which cuts it off unless its overflow is visible.
  func viewportNode(
    _ element: Element, in rect: CGRect, _ surroundings: Surroundings
  ) -> RenderNode? {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    guard let content = viewportContent(element, in: rect, surroundings) else { return nil }
    guard surroundings.style.own.overflowIsVisible != true else { return content }
    var group = RenderNode(group: [content])
    group.clips = [.path(Path(rect), FillStyle())]
    return group
  }
}

// MARK: - Use

extension Resolver {
  private func useContent(_ element: Element, _ surroundings: Surroundings) -> RenderNode? {
    guard let target = element.referenced else { return nil }
    return expanding(element) {
      let shift = CGAffineTransform(
        translationX: length(element, "x", \.width, surroundings) ?? 0,
        y: length(element, "y", \.height, surroundings) ?? 0)
      var inner = surroundings
      inner.enter(shift)
      beginContext(&inner, of: target, by: element)
      guard let copy = copy(of: target, by: element, inner) else { return nil }
      var group = RenderNode(group: [copy])
      group.transform = shift
      return group
    }
  }

  /// Makes the paints of a `use` those of the context of what it copies.
  ///
  /// Servers refer to the box around the copy, which has to be resolved for it once more.
  private func beginContext(
    _ inner: inout Surroundings, of target: Element, by use: Element
  ) {
    let style = inner.style.inherited
    var bounds: CGRect?
    if style.fill.isServer || style.stroke.isServer {
      bounds = copy(of: target, by: use, inner).flatMap { [$0].bounds }
    }
    let fill = paint(style.fill, opacity: 1, bounds, inner)
    let stroke = paint(style.stroke, opacity: 1, bounds, inner)
    inner.beginContext(fill: fill, stroke: stroke)
  }

  private func copy(
    of target: Element, by use: Element, _ surroundings: Surroundings
  ) -> RenderNode? {
    guard !use.isInside(target) else {
      warn("<use> is a part of what it refers to and is left out", at: use)
      return nil
    }
    if surroundings.isClip, target.name == "use" || !Self.clippingElements.contains(target.name) {
      return nil
    }
    guard target.name == "symbol" || target.name == "svg" else {
      return element(target, surroundings)
    }
    let style = style(target, in: surroundings.style)
    guard style.own.isDisplayed, spend(target) else { return nil }
    return node(target, surroundings.with(style: style)) { inner in
      let isSymbol = target.name == "symbol"
      func side(_ name: String, _ whole: KeyPath<Viewport, Double>) -> Double {
        self.length(use, name, whole, surroundings) ?? self.length(target, name, whole, inner)
          ?? surroundings.viewport[keyPath: whole]
      }
      let rect = CGRect(
        x: isSymbol ? 0 : self.length(target, "x", \.width, inner) ?? 0,
        y: isSymbol ? 0 : self.length(target, "y", \.height, inner) ?? 0,
        width: side("width", \.width), height: side("height", \.height))
      return self.viewportNode(target, in: rect, inner)
    }
  }
}

extension Element {
  /// Whether the element is `other` or lies within it.
  func isInside(_ other: Element) -> Bool {
    var ancestor: Element? = self
    while let element = ancestor {
      if element == other { return true }
      ancestor = element.parent
    }
    return false
  }
}

import Drawing
import Geometry

extension Resolver {
  private static let gradients: Set<String> = ["linearGradient", "radialGradient"]

  /// A gradient for something whose box is `bounds`.
  func gradient(
    _ element: Element, opacity: Double, _ bounds: CGRect?, _ surroundings: Surroundings
  ) -> ServerPaint {
    let chain = references(from: element, among: Self.gradients)
    let stops = stops(chain, opacity: opacity)
    guard let last = stops.last else { return .nothing }
    guard let space = gradientSpace(chain, bounds, surroundings) else { return .invalid }
    guard stops.count > 1 else { return .paint(.color(last.color)) }
    guard !space.transform.isSingular else { return .nothing }
    let colors = Gradient.Resolved(stops: stops, alphaInterpolation: .straight)
    let spread = spread(chain)
    return element.name == "linearGradient"
      ? linear(chain, colors, spread, space) : radial(chain, colors, spread, space)
  }

  /// An element and what it refers to in turn, as long as that is one of `names`.
  func references(from element: Element, among names: Set<String>) -> [Element] {
    var chain = [element]
    while let next = chain.last?.referenced, names.contains(next.name) {
      guard !chain.contains(next), chain.count < 100 else { break }
      chain.append(next)
    }
    return chain
  }

  /// The first of the elements that has an attribute, and its value.
  func inherited(
    _ name: String, _ chain: [Element], among names: Set<String>? = nil
  ) -> String? {
    chain.lazy.filter { names?.contains($0.name) ?? true }.compactMap { self.value($0, name) }.first
  }

  private func spread(_ chain: [Element]) -> GradientSpread {
    switch inherited("spreadMethod", chain) {
    case "reflect": .reflect
    case "repeat": .repeat
    default: .pad
    }
  }
}

// MARK: - Stops

extension Resolver {
  /// The stops of the first element that has some, at places that never go back.
  private func stops(_ chain: [Element], opacity: Double) -> [Gradient.Resolved.Stop] {
    let elements = chain.lazy.map { $0.children.filter { $0.name == "stop" } }.first { !$0.isEmpty }
    var last = 0.0
    return (elements ?? []).map { element in
      let style = documentStyle(element)
      let offset = value(element, "offset").flatMap(numberOrPercentage) ?? 0
      last = max(last, min(max(offset, 0), 1))
      let color = style.own.stopColor.resolved(style.inherited.color)
      return .init(color: color.opacity(style.own.stopOpacity * opacity), location: last)
    }
  }
}

// MARK: - Geometry

extension Resolver {
  /// The coordinates of a gradient: the map to user space, and what lengths are of.
  private struct GradientSpace {
    var transform: CGAffineTransform
    var viewport: Viewport
    var font: FontUnits
  }

  /// The coordinates of a gradient; nil if they are of a box that has no area.
  private func gradientSpace(
    _ chain: [Element], _ bounds: CGRect?, _ surroundings: Surroundings
  ) -> GradientSpace? {
    let lengths = lengths(surroundings.style, surroundings.viewport)
    let own =
      inherited("gradientTransform", chain).flatMap { transformList($0, lengths) } ?? .identity
    if inherited("gradientUnits", chain) == "userSpaceOnUse" {
      return GradientSpace(
        transform: own, viewport: surroundings.viewport, font: lengths.font)
    }
    guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    return GradientSpace(
      transform: own.concatenating(bounds.fromUnitSquare),
      viewport: Viewport(width: 1, height: 1), font: lengths.font)
  }

  private func coordinate(
    _ name: String, _ chain: [Element], _ kind: String, _ space: GradientSpace,
    _ whole: KeyPath<Viewport, Double>
  ) -> Double? {
    guard let text = inherited(name, chain, among: [kind]), let length = Length(text) else {
      return nil
    }
    return length.computed(space.font).resolved(space.viewport[keyPath: whole])
  }

  private func linear(
    _ chain: [Element], _ colors: Gradient.Resolved, _ spread: GradientSpread,
    _ space: GradientSpace
  ) -> ServerPaint {
    func value(_ name: String, _ whole: KeyPath<Viewport, Double>) -> Double? {
      coordinate(name, chain, "linearGradient", space, whole)
    }
    let start = CGPoint(x: value("x1", \.width) ?? 0, y: value("y1", \.height) ?? 0)
    let end = CGPoint(
      x: value("x2", \.width) ?? space.viewport.width, y: value("y2", \.height) ?? 0)
    var paint = LinearGradientPaint(colors, startPoint: start, endPoint: end, spread: spread)
    paint.transform = space.transform
    return .paint(.linearGradient(paint))
  }

  private func radial(
    _ chain: [Element], _ colors: Gradient.Resolved, _ spread: GradientSpread,
    _ space: GradientSpace
  ) -> ServerPaint {
    func value(_ name: String, _ whole: KeyPath<Viewport, Double>) -> Double? {
      coordinate(name, chain, "radialGradient", space, whole)
    }
    let center = CGPoint(
      x: value("cx", \.width) ?? space.viewport.width / 2,
      y: value("cy", \.height) ?? space.viewport.height / 2)
    let radius = value("r", \.diagonal) ?? space.viewport.diagonal / 2
    let focus = CGPoint(
      x: value("fx", \.width) ?? center.x, y: value("fy", \.height) ?? center.y)
    guard radius > 0 else { return .paint(.color(colors.stops.last?.color ?? .clear)) }
    var paint = ConicalGradientPaint(
      colors, startCenter: focus,
      startRadius: max(value("fr", \.diagonal) ?? 0, 0), endCenter: center, endRadius: radius,
      spread: spread)
    paint.transform = space.transform
    return .paint(.conicalGradient(paint))
  }
}

import Drawing
import Geometry

/// Makes a graph of the elements in a `filter`.
struct FilterBuilder {
  let resolver: Resolver
  /// Those of the element that is filtered.
  let surroundings: Surroundings
  /// The box that lengths are fractions of; nil for lengths in user units.
  let box: CGRect?
  private(set) var graph: FilterGraph
  private var names: [String: Int] = [:]

  init(resolver: Resolver, surroundings: Surroundings, region: CGRect, box: CGRect?) {
    (self.resolver, self.surroundings, self.box) = (resolver, surroundings, box)
    graph = FilterGraph(primitives: [], region: region)
  }

  /// Adds the primitive of an element; others are passed over.
  mutating func add(_ element: Element) {
    let inputs = inputs(of: element)
    let subregion = subregion(of: element, inputs)
    guard let (kind, own) = kind(of: element, inputs, subregion) else { return }
    let style = resolver.documentStyle(element)
    graph.primitives.append(
      FilterPrimitive(
        kind: kind, inputs: own ?? inputs, subregion: subregion,
        space: element.name == "feImage" ? .sRGB : style.inherited.filterInterpolation))
    if let name = element.attribute("result") { names[name] = graph.primitives.count - 1 }
  }

  /// Adds a drawing that a primitive takes as its input.
  mutating func addPicture(_ nodes: [DrawingNode]) -> FilterInput {
    graph.pictures.append(nodes)
    return .picture(graph.pictures.count - 1)
  }
}

// MARK: - Inputs

extension FilterBuilder {
  private mutating func inputs(of element: Element) -> [FilterInput] {
    switch element.name {
    case "feFlood", "feImage", "feTurbulence": []
    case "feBlend", "feComposite", "feDisplacementMap":
      [input(element.attribute("in")), input(element.attribute("in2"))]
    case "feMerge":
      element.children.filter { $0.name == "feMergeNode" }.map { $0.attribute("in") }
        .map { input($0) }
    default: [input(element.attribute("in"))]
    }
  }

  /// The picture of a name; what isn't named is the last result, or at first the source.
  private mutating func input(_ name: String?) -> FilterInput {
    switch name.map({ trimmed($0) }) {
    case "SourceGraphic": return .source
    case "SourceAlpha": return .sourceAlpha
    case "BackgroundImage", "BackgroundAlpha": return .transparent
    case "FillPaint": return paintInput(surroundings.style.inherited.fill)
    case "StrokePaint": return paintInput(surroundings.style.inherited.stroke)
    case let name:
      if let name, let index = names[name] { return .result(index) }
      return graph.primitives.isEmpty ? .source : .result(graph.primitives.count - 1)
    }
  }

  private mutating func paintInput(_ value: PaintValue) -> FilterInput {
    guard let paint = resolver.paint(value, opacity: 1, box ?? graph.region, surroundings) else {
      return .transparent
    }
    return addPicture([.fill(.init(Path(graph.region), paint))])
  }
}

// MARK: - Regions

extension FilterBuilder {
  /// The primitive's part of the region: what its attributes say, else where its inputs are.
  private func subregion(of element: Element, _ inputs: [FilterInput]) -> CGRect {
    var rect = standardSubregion(of: element, inputs)
    if let x = place(element, "x", \.width, \.minX) { rect.origin.x = x }
    if let y = place(element, "y", \.height, \.minY) { rect.origin.y = y }
    if let width = size(element, "width", \.width) { rect.size.width = max(width, 0) }
    if let height = size(element, "height", \.height) { rect.size.height = max(height, 0) }
    return rect
  }

  private func standardSubregion(of element: Element, _ inputs: [FilterInput]) -> CGRect {
    guard element.name != "feTile" else { return graph.region }
    let regions = inputs.map { self.region(of: $0) }
    guard let first = regions.first else { return graph.region }
    return regions.dropFirst().reduce(first) { $0.union($1) }
  }

  func region(of input: FilterInput) -> CGRect {
    guard case .result(let index) = input else { return graph.region }
    return graph.primitives[index].subregion
  }

  private func place(
    _ element: Element, _ name: String, _ whole: KeyPath<Viewport, Double>,
    _ origin: KeyPath<CGRect, CGFloat>
  ) -> Double? {
    guard let size = size(element, name, whole) else { return nil }
    return size + (box.map { Double($0[keyPath: origin]) } ?? 0)
  }

  private func size(
    _ element: Element, _ name: String, _ whole: KeyPath<Viewport, Double>
  ) -> Double? {
    guard let length = resolver.value(element, name).flatMap({ Length($0) }) else { return nil }
    let computed = length.computed(surroundings.style.fontUnits(rootEm: resolver.rootEm))
    guard let box else { return computed.resolved(surroundings.viewport[keyPath: whole]) }
    return computed.resolved(1) * Viewport(width: box.width, height: box.height)[keyPath: whole]
  }

  /// One number for both axes, or two, in user units; nil when there is none.
  func pair(_ element: Element, _ name: String) -> CGSize? {
    guard let text = resolver.value(element, name), let numbers = numberList(text) else {
      return nil
    }
    guard numbers.count == 1 || numbers.count == 2 else { return nil }
    return CGSize(
      width: numbers[0] * (box?.width ?? 1),
      height: (numbers.count == 2 ? numbers[1] : numbers[0]) * (box?.height ?? 1))
  }

  func number(_ element: Element, _ name: String, _ standard: Double) -> Double {
    resolver.value(element, name).flatMap { singleNumber($0) } ?? standard
  }

  /// The shift of `dx` and `dy` in user units.
  func shift(_ element: Element, _ standard: Double) -> CGSize {
    CGSize(
      width: number(element, "dx", standard) * (box?.width ?? 1),
      height: number(element, "dy", standard) * (box?.height ?? 1))
  }
}

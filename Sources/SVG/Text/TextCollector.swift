import Geometry

/// Gathers the characters of a `text` element, white space collapsed, with their places.
struct TextCollector {
  let resolver: Resolver
  private(set) var characters: [TextCharacter] = []
  private(set) var spans: [TextSpan] = []
  /// The elements, outer ones first.
  private(set) var ranges: [TextRange] = []
  /// Whether the last character was space that more space is dropped after.
  private var endsInSpace = true

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Gathers all of a `text` element.
  mutating func collect(_ element: Element, _ surroundings: Surroundings) {
    add(element, TextSpan(surroundings: surroundings), isRoot: true)
    dropTrailingSpace()
    for range in ranges { place(range) }
  }

  private mutating func add(_ element: Element, _ span: TextSpan, isRoot: Bool = false) {
    let start = characters.count
    let index = ranges.count
    ranges.append(
      TextRange(element: element, surroundings: span.surroundings, characters: start..<start))
    for node in element.nodes {
      switch node {
      case .text(let text): append(text, span)
      case .element(let child): addChild(Element(tree: element.tree, index: child), span, isRoot)
      }
    }
    ranges[index].characters = start..<characters.count
  }

  private mutating func addChild(_ element: Element, _ span: TextSpan, _ isOfRoot: Bool) {
    guard ["tspan", "a", "textPath"].contains(element.name), resolver.spend(element) else { return }
    var inner = span
    inner.surroundings.style = resolver.style(element, in: span.surroundings.style)
    guard inner.surroundings.style.own.isDisplayed else { return }
    if element.name == "textPath" {
      guard isOfRoot, let path = resolver.textPath(element, inner.surroundings) else { return }
      inner.path = path
    }
    inner.baselineShift += resolver.baselineShift(inner.surroundings)
    add(element, inner)
  }
}

// MARK: - White space

extension TextCollector {
  /// Line ends and tabs are space; of space one character is kept, none at the start.
  private mutating func append(_ text: String, _ span: TextSpan) {
    let keepsSpace = span.surroundings.style.inherited.keepsSpace
    spans.append(span)
    for scalar in text.unicodeScalars {
      let isSpace = [" ", "\n", "\t", "\r"].contains(scalar)
      if isSpace, !keepsSpace, endsInSpace { continue }
      characters.append(TextCharacter(isSpace ? " " : scalar, span: spans.count - 1))
      endsInSpace = isSpace && !keepsSpace
    }
  }

  private mutating func dropTrailingSpace() {
    guard endsInSpace, characters.last?.scalar == " " else { return }
    characters.removeLast()
    for index in ranges.indices {
      ranges[index].characters = ranges[index].characters.clamped(to: 0..<characters.count)
    }
  }
}

// MARK: - Places

extension TextCollector {
  /// Gives an element's lists to its characters; inner elements come later and win.
  private mutating func place(_ range: TextRange) {
    let element = range.element
    rotate(range)
    guard element.name != "textPath" else { return }
    for (offset, x) in lengths("x", \.width, range) { characters[offset].x = x }
    for (offset, y) in lengths("y", \.height, range) { characters[offset].y = y }
    for (offset, dx) in lengths("dx", \.width, range) { characters[offset].dx = dx }
    for (offset, dy) in lengths("dy", \.height, range) { characters[offset].dy = dy }
  }

  /// The last angle counts for the rest of the element.
  private mutating func rotate(_ range: TextRange) {
    guard let text = resolver.value(range.element, "rotate"), let angles = numberList(text),
      let last = angles.last
    else { return }
    for (offset, index) in range.characters.enumerated() {
      characters[index].rotation = offset < angles.count ? angles[offset] : last
    }
  }

  /// The numbers of characters with the lengths of a list.
  private func lengths(
    _ name: String, _ whole: KeyPath<Viewport, Double>, _ range: TextRange
  ) -> [(Int, Double)] {
    guard let text = resolver.value(range.element, name), let list = Length.list(text) else {
      return []
    }
    let font = range.surroundings.style.fontUnits(rootEm: resolver.rootEm)
    let viewport = range.surroundings.viewport[keyPath: whole]
    return zip(range.characters, list).map { ($0, $1.computed(font).resolved(viewport)) }
  }
}

/// What is declared for each element of a file, after the cascade.
struct Cascade: Sendable {
  /// For each element of the tree the winning values by property.
  private(set) var values: [[String: String]]

  /// A declaration in the order in which it applies.
  private struct Ranked {
    var isImportant: Bool
    var origin: Int
    var specificity: Specificity
    var declaration: StyleSheet.Declaration
  }

  /// Attributes as presentation, then the sheets' rules by specificity, then style attributes, then what is important.
  init(_ tree: ElementTree, _ sheets: [StyleSheet]) {
    let rules = sheets.flatMap(\.rules)
    values = tree.nodes.indices.map { index in
      let element = Element(tree: tree, index: index)
      var values = Cascade.presentation(element)
      for ranked in Cascade.declarations(element, rules) {
        let declaration = ranked.declaration
        guard Cascade.isProperty(declaration.name) else { continue }
        values[declaration.name] = declaration.value
      }
      return values
    }
  }

  private static func presentation(_ element: Element) -> [String: String] {
    element.attributes.filter {
      PropertyTable.names.contains($0.key) && !PropertyTable.onlyInCSS.contains($0.key)
    }
  }

  /// Whether CSS may set what is otherwise an attribute.
  private static func isProperty(_ name: String) -> Bool {
    PropertyTable.names.contains(name) || geometry.contains(name) || name.hasPrefix("animation")
      || name.hasPrefix("--")
  }

  private static let geometry: Set<String> = [
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d",
  ]

  private static func declarations(_ element: Element, _ rules: [StyleSheet.Rule]) -> [Ranked] {
    var found: [Ranked] = []
    for rule in rules {
      let matching = rule.selectors.filter { $0.matches(element) }
      guard let specificity = matching.map(\.specificity).max() else { continue }
      found += rule.declarations.map {
        Ranked(isImportant: $0.isImportant, origin: 0, specificity: specificity, declaration: $0)
      }
    }
    if let style = element.attribute("style") {
      found += SVG.declarations(style).map {
        Ranked(isImportant: $0.isImportant, origin: 1, specificity: .init(), declaration: $0)
      }
    }
    return found.enumerated().sorted { isBefore($0, $1) }.map(\.element)
  }

  private static func isBefore(
    _ first: (offset: Int, element: Ranked), _ second: (offset: Int, element: Ranked)
  ) -> Bool {
    let (left, right) = (first.element, second.element)
    if left.isImportant != right.isImportant { return right.isImportant }
    if left.origin != right.origin { return left.origin < right.origin }
    if left.specificity != right.specificity { return left.specificity < right.specificity }
    return first.offset < second.offset
  }
}

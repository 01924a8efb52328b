/// The elements of a file in the order in which they begin.
final class ElementTree: Sendable {
  let nodes: [ElementNode]
  /// The first element of each id.
  let identifiers: [String: Int]

  init(_ nodes: [ElementNode]) {
    self.nodes = nodes
    var identifiers: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      guard let id = node.attributes["id"], identifiers[id] == nil else { continue }
      identifiers[id] = index
    }
    self.identifiers = identifiers
  }

  var root: Element { Element(tree: self, index: 0) }

  /// The element of an id.
  func element(id: String) -> Element? {
    identifiers[id].map { Element(tree: self, index: $0) }
  }
}

/// An element as it stands in the file.
struct ElementNode: Sendable {
  /// What stands between an element's tags.
  enum Child: Sendable {
    case element(Int)
    case text(String)
  }

  /// The name without its prefix; empty outside of SVG's name space.
  var name: String
  /// By name, those of XLink and XML with the prefixes `xlink:` and `xml:`.
  var attributes: [String: String]
  var parent: Int?
  var children: [Child] = []
  var position: SVGSourcePosition
}

/// An element in its tree.
struct Element: Sendable {
  let tree: ElementTree
  let index: Int

  private var node: ElementNode { tree.nodes[index] }

  var name: String { node.name }
  var position: SVGSourcePosition { node.position }
  var attributes: [String: String] { node.attributes }
  var parent: Element? { node.parent.map { Element(tree: tree, index: $0) } }
  var nodes: [ElementNode.Child] { node.children }
  var id: String? { node.attributes["id"] }

  /// The child elements.
  var children: [Element] {
    node.children.compactMap {
      if case .element(let index) = $0 { Element(tree: tree, index: index) } else { nil }
    }
  }

  /// All text below the element.
  var text: String {
    node.children.reduce(into: "") { text, child in
      switch child {
      case .text(let part): text += part
      case .element(let index): text += Element(tree: tree, index: index).text
      }
    }
  }

  func attribute(_ name: String) -> String? { node.attributes[name] }
}

extension Element: Hashable {
  static func == (first: Element, second: Element) -> Bool {
    first.index == second.index && first.tree === second.tree
  }

  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// A parsed document: its text and its nodes, the root first.
final class JSONTree: Sendable {
  let source: SourceText
  let nodes: [JSONNode]

  init(source: SourceText, nodes: [JSONNode]) { (self.source, self.nodes) = (source, nodes) }

  /// The document's value.
  var root: JSONValue { JSONValue(tree: self, index: 0) }
}

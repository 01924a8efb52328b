/// A value in a parsed document, which knows its place in the source.
struct JSONValue {
  let tree: JSONTree
  let index: Int

  /// What JSON knows of a value; a container's content is asked for apart.
  enum Content: Equatable {
    case invalid
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array
    case object
  }

  private var node: JSONNode { tree.nodes[index] }

  /// The bytes of its text.
  var range: Range<Int> { node.range }

  var content: Content {
    switch node.kind {
    case .invalid: .invalid
    case .null: .null
    case .boolean: .boolean(node.number != 0)
    case .number: .number(node.number)
    case .plainString, .escapedString: .string(JSONString(tree.source, node).text)
    case .array: .array
    case .object: .object
    }
  }

  /// A string's text and the places of its parts; nil for other values.
  var string: JSONString? {
    switch node.kind {
    case .plainString, .escapedString: JSONString(tree.source, node)
    default: nil
    }
  }

  var isArray: Bool { node.kind == .array }
  var isObject: Bool { node.kind == .object }
  var isNumber: Bool { node.kind == .number }
  /// Whether it stands for text that an error has been reported about already.
  var isInvalid: Bool { node.kind == .invalid }

  /// The value as the document has it, on one line; strings without expressions keep their quotes.
  var sourceText: String {
    let text = tree.source.text(in: range).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    guard let string, string.begins(with: "=") else { return text }
    return String(string.text.dropFirst()).trimmingSpaces
  }

  /// An array's elements; none for other values.
  var elements: [JSONValue] {
    guard isArray else { return [] }
    var elements: [JSONValue] = []
    var child = index + 1
    while child < Int(node.next) {
      elements.append(JSONValue(tree: tree, index: child))
      child = Int(tree.nodes[child].next)
    }
    return elements
  }

  /// An object's members in document order; none for other values.
  var members: [JSONMember] {
    guard isObject else { return [] }
    var members: [JSONMember] = []
    var child = index + 1
    while child < Int(node.next) {
      let key = JSONString(tree.source, tree.nodes[child])
      members.append(JSONMember(key: key, value: JSONValue(tree: tree, index: child + 1)))
      child = Int(tree.nodes[child + 1].next)
    }
    return members
  }
}

/// A key of an object with its value.
struct JSONMember {
  let key: JSONString
  let value: JSONValue
  let name: String

  init(key: JSONString, value: JSONValue) {
    (self.key, self.value, name) = (key, value, key.text)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// Reads the tree of a document that is known to be right, its comments included.
struct FormatTreeReader {
  private var bytes: [UInt8]
  private var position = 0

  /// The tree of a document without errors, and the comments after it.
  static func read(_ bytes: [UInt8]) -> (tree: FormatTree, end: [FormatTree.Comment]) {
    var reader = FormatTreeReader(bytes: bytes)
    if bytes.starts(with: byteOrderMark) { reader.position = byteOrderMark.count }
    let tree = reader.child { $0.content() }
    let end = reader.gap()
    return (tree, end.comments)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// A value with what stands around it.
  private mutating func child(
    _ read: (inout FormatTreeReader) -> (FormatTree.Content, [FormatTree.Comment])
  ) -> FormatTree {
    let gap = gap()
    let (content, closing) = read(&self)
    return FormatTree(
      content: content, leading: gap.comments, isApart: gap.isApart, closing: closing)
  }

  private mutating func content() -> (FormatTree.Content, [FormatTree.Comment]) {
    switch current {
    case UInt8(ascii: "["):
      var elements: [FormatTree] = []
      let closing = children(closedBy: UInt8(ascii: "]")) { reader in
        elements.append(reader.child { $0.content() })
      } trailing: {
        elements[elements.count - 1].trailing = $0
      }
      return (.array(elements), closing)
    case UInt8(ascii: "{"):
      var members: [(key: String, value: FormatTree)] = []
      let closing = children(closedBy: UInt8(ascii: "}")) { reader in
        members.append(reader.member())
      } trailing: {
        members[members.count - 1].value.trailing = $0
      }
      return (.object(members), closing)
    case UInt8(ascii: "\""): return (.plain(string()), [])
    default: return (.plain(word()), [])
    }
  }

  /// A key and its value; comments between them come before both.
  private mutating func member() -> (key: String, value: FormatTree) {
    let before = gap()
    let key = string()
    var between = gap().comments
    position += 1
    var value = child { $0.content() }
    between += value.leading
    value.leading =
      before.comments + between.map { FormatTree.Comment(text: $0.text, isApart: false) }
    value.isApart = before.isApart
    return (key, value)
  }

  /// Reads children up to a bracket, and the comments before it.
  private mutating func children(
    closedBy bracket: UInt8, _ read: (inout FormatTreeReader) -> Void,
    trailing: (String) -> Void
  ) -> [FormatTree.Comment] {
    position += 1
    while true {
      let start = position
      let gap = gap()
      if current == bracket || position >= bytes.count {
        position += 1
        return gap.comments
      }
      position = start
      read(&self)
      passComma()
      let comment = commentOnLine()
      if !comment.isEmpty { trailing(comment) }
    }
  }

  /// Passes a comma; comments before it count as being after it.
  private mutating func passComma() {
    let start = position
    _ = gap()
    guard current == UInt8(ascii: ",") else { return position = start }
    if bytes[start..<position].contains(UInt8(ascii: "/")) {
      bytes[position] = UInt8(ascii: " ")
      position = start
    } else {
      position += 1
    }
  }
}

extension FormatTreeReader {
  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

  /// Passes white space and comments.
  private mutating func gap() -> (comments: [FormatTree.Comment], isApart: Bool) {
    var comments: [FormatTree.Comment] = []
    var lines = 0
    while position < bytes.count {
      if current == UInt8(ascii: "\n") { lines += 1 }
      if current == UInt8(ascii: "/") {
        comments.append(FormatTree.Comment(text: comment(), isApart: lines > 1))
        lines = 0
      } else if current <= 0x20 {
        position += 1
      } else {
        break
      }
    }
    return (comments, lines > 1)
  }

  /// The comment that follows on the same line; empty when there is none.
  private mutating func commentOnLine() -> String {
    let start = position
    while current == UInt8(ascii: " ") || current == 0x09 { position += 1 }
    guard current == UInt8(ascii: "/") else {
      position = start
      return ""
    }
    let text = comment()
    guard !text.contains("\n") else {
      position = start
      return ""
    }
    return text
  }

  private mutating func comment() -> String {
    let start = position
    let isBlock = next == UInt8(ascii: "*")
    position += 2
    while position < bytes.count {
      if isBlock, current == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        position += 2
        break
      }
      if !isBlock, current == UInt8(ascii: "\n") { break }
      position += 1
    }
    let text = String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }

  private mutating func string() -> String {
    let start = position
    position += 1
    while position < bytes.count, current != UInt8(ascii: "\"") {
      position += current == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
    return String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
  }

  private mutating func word() -> String {
    let start = position
    let ends: [UInt8] = [
      UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "/"),
      UInt8(ascii: ":"),
    ]
    while position < bytes.count, current > 0x20, !ends.contains(current) { position += 1 }
    if position == start { position += 1 }
    return String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
  }
}

/// Writes documents in one form, whatever they looked like; comments stay with what they are about.
///
/// What fits on a line of 100 characters stands on one; else an object's last value opens its
/// brackets on the line of its key when all before it fits there, and other children have lines of
/// their own. One empty line is kept where there were some.
public enum SceneFormatter {
  /// The document in its one form.
  ///
  /// - Throws: What keeps the text from being JSON with comments.
  public static func format(_ source: SourceText) throws(DiagnosticList) -> String {
    let json = JSONReader.read(source)
    guard json.tree != nil, !json.diagnostics.hasErrors else { throw json.diagnostics }
    let (tree, end) = FormatTreeReader.read(source.bytes)
    var writer = FormatWriter()
    writer.write(tree, end)
    return writer.text
  }
}

/// The text of a document that is being written.
private struct FormatWriter {
  private(set) var text = ""
  private let width = 100

  mutating func write(_ root: FormatTree, _ end: [FormatTree.Comment]) {
    write(root.leading, indent: "", isFirst: true)
    let isWhole = oneLine(root, room: width) != nil
    let hasManyMembers =
      if case .object(let members) = root.content { members.count > 1 } else { false }
    if isWhole, !hasManyMembers {
      text += oneLine(root, room: width) ?? ""
    } else {
      writeLines(root, indent: "")
    }
    text += "\n"
    write(end, indent: "", isFirst: false)
  }

  private mutating func write(
    _ comments: [FormatTree.Comment], indent: String, isFirst: Bool
  ) {
    for (index, comment) in comments.enumerated() {
      if comment.isApart, !(isFirst && index == 0) { text += "\n" }
      text += indent + comment.text + "\n"
    }
  }

  /// Writes a value from the place at hand on; the line that it begins on has `used` characters.
  private mutating func write(_ tree: FormatTree, indent: String, used: Int, after: Int) {
    if let line = oneLine(tree, room: width - used - after) {
      text += line
    } else if !writeHugging(tree, indent: indent, used: used) {
      writeLines(tree, indent: indent)
    }
  }

  /// Writes a container so that its last child begins on the same line; false when that isn't possible.
  private mutating func writeHugging(_ tree: FormatTree, indent: String, used: Int) -> Bool {
    guard tree.closing.isEmpty else { return false }
    switch tree.content {
    case .plain: return false
    case .object(let members):
      guard let last = members.last?.value, let line = opening(members) else { return false }
      return write(last, after: line, closedBy: " }", indent: indent, used: used)
    case .array(let elements):
      guard elements.count == 1 else { return false }
      return write(elements[0], after: "[", closedBy: "]", indent: indent, used: used)
    }
  }

  /// The beginning of an object up to its last value; nil when that doesn't fit on a line.
  private func opening(_ members: [(key: String, value: FormatTree)]) -> String? {
    guard let last = members.last, !members.dropLast().contains(where: { $0.value.hasComments })
    else { return nil }
    var line = "{ "
    for member in members.dropLast() {
      guard let value = oneLine(member.value, room: width) else { return nil }
      line += "\(member.key): \(value), "
    }
    return line + "\(last.key): "
  }

  /// Writes the one child that isn't on the line; false when it can't begin there.
  private mutating func write(
    _ child: FormatTree, after opening: String, closedBy closing: String, indent: String, used: Int
  ) -> Bool {
    let length = used + opening.count
    guard child.isOpenable, !child.hasOuterComments, length < width - 20 else { return false }
    text += opening
    write(child, indent: indent, used: length, after: closing.count)
    text += closing
    return true
  }

  /// Writes a container with its children on lines of their own.
  private mutating func writeLines(_ tree: FormatTree, indent: String) {
    let inner = indent + "  "
    switch tree.content {
    case .plain(let word): text += word
    case .array(let elements):
      text += "[\n"
      writeChildren(elements.map { ("", $0) }, indent: inner)
      write(tree.closing, indent: inner, isFirst: elements.isEmpty)
      text += indent + "]"
    case .object(let members):
      text += "{\n"
      writeChildren(members.map { ($0.key + ": ", $0.value) }, indent: inner)
      write(tree.closing, indent: inner, isFirst: members.isEmpty)
      text += indent + "}"
    }
  }

  private mutating func writeChildren(
    _ children: [(prefix: String, value: FormatTree)], indent: String
  ) {
    for (index, child) in children.enumerated() {
      write(child.value.leading, indent: indent, isFirst: index == 0)
      if child.value.isApart, index > 0 || !child.value.leading.isEmpty { text += "\n" }
      text += indent + child.prefix
      let isLast = index == children.count - 1
      write(
        child.value, indent: indent, used: indent.count + child.prefix.count,
        after: isLast ? 0 : 1)
      if !isLast { text += "," }
      if !child.value.trailing.isEmpty { text += "  " + child.value.trailing }
      text += "\n"
    }
  }

  /// The value on one line of at most `room` characters; nil when it needs more.
  private func oneLine(_ tree: FormatTree, room: Int) -> String? {
    guard room > 0, !tree.hasInnerComments else { return nil }
    switch tree.content {
    case .plain(let word): return word
    case .array(let elements):
      return oneLine(elements.map { ("", $0) }, in: ("[", "]"), room)
    case .object(let members):
      if members.isEmpty { return "{}" }
      return oneLine(members.map { ($0.key + ": ", $0.value) }, in: ("{ ", " }"), room)
    }
  }

  private func oneLine(
    _ children: [(prefix: String, value: FormatTree)], in brackets: (String, String), _ room: Int
  ) -> String? {
    var line = brackets.0
    for (index, child) in children.enumerated() {
      line += (index > 0 ? ", " : "") + child.prefix
      guard let part = oneLine(child.value, room: room - line.count) else { return nil }
      line += part
      if line.count > room { return nil }
    }
    line += brackets.1
    return line.count <= room ? line : nil
  }
}

extension FormatTree {
  /// Whether it is a container with something in it.
  fileprivate var isOpenable: Bool {
    switch content {
    case .plain: false
    case .array(let elements): !elements.isEmpty || !closing.isEmpty
    case .object(let members): !members.isEmpty || !closing.isEmpty
    }
  }

  /// Whether there is a comment beside the value itself.
  fileprivate var hasOuterComments: Bool { !leading.isEmpty || !trailing.isEmpty }
}

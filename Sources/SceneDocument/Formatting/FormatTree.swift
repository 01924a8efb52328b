/// A value of a document with the comments around it, ready to be written anew.
struct FormatTree {
  /// What the value is.
  indirect enum Content {
    /// A string, number or word as it stands.
    case plain(String)
    case array([FormatTree])
    case object([(key: String, value: FormatTree)])
  }

  /// A comment on lines of its own.
  struct Comment {
    let text: String
    /// Whether an empty line stands before it.
    let isApart: Bool
  }

  var content: Content
  /// Comments before the value, or before its key.
  var leading: [Comment] = []
  /// A comment after the value on its line; empty when there is none.
  var trailing = ""
  /// Whether an empty line stands before the value.
  var isApart = false
  /// Comments before the bracket that closes it.
  var closing: [Comment] = []

  /// Whether it can't stand on one line.
  var hasComments: Bool {
    if !leading.isEmpty || !trailing.isEmpty { return true }
    return hasInnerComments
  }

  /// Whether what is inside can't stand on one line.
  var hasInnerComments: Bool {
    guard closing.isEmpty else { return true }
    switch content {
    case .plain: return false
    case .array(let elements): return elements.contains(where: \.hasComments)
    case .object(let members): return members.contains(where: \.value.hasComments)
    }
  }
}

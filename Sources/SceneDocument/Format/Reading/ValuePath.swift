/// The way from a document's root to a value, such as `body.zstack[1].modifiers[0]`.
struct ValuePath: Sendable {
  /// A step down.
  enum Step: Sendable {
    case key(String)
    case index(Int)
  }

  private var steps: [Step] = []

  mutating func append(_ step: Step) { steps.append(step) }
  /// ` for "name"` when the value is that of a key, for messages.
  var clause: String {
    if case .key(let name) = steps.last { " for \"\(name)\"" } else { "" }
  }

  mutating func removeLast() { steps.removeLast() }
}

extension ValuePath: CustomStringConvertible {
  var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let name) where isName(name): text += text.isEmpty ? name : ".\(name)"
      case .key(let name): text += "[\"\(name)\"]"
      }
    }
  }
}

/// Whether `text` can name a variable: ASCII letters, digits and `_`, not beginning with a digit.
func isName(_ text: String) -> Bool {
  guard let first = text.utf8.first, first.isASCIILetter || first == UInt8(ascii: "_") else {
    return false
  }
  return text.utf8.count <= 64
    && text.utf8.allSatisfy {
      $0.isASCIILetter || $0 == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0
    }
}

/// Conditions that one element fulfils together.
struct CompoundSelector: Sendable {
  indirect enum Condition: Sendable {
    case type(String)
    case id(String)
    case `class`(String)
    case attribute(AttributeCondition)
    case root
    case empty
    /// Every `step`th child from `offset` on, counted from 1.
    case nthChild(step: Int, offset: Int, fromEnd: Bool, ofType: Bool)
    case only(ofType: Bool)
    case not(CompoundSelector)
    /// What an element of a still picture never is, like `:hover`.
    case never
  }

  var conditions: [Condition] = []

  var specificity: Specificity {
    conditions.reduce(Specificity()) { sum, condition in
      switch condition {
      case .type: sum + Specificity(types: 1)
      case .id: sum + Specificity(ids: 1)
      case .not(let inner): sum + inner.specificity
      default: sum + Specificity(classes: 1)
      }
    }
  }

  func matches(_ element: Element) -> Bool { conditions.allSatisfy { $0.matches(element) } }
}

extension CompoundSelector.Condition {
  func matches(_ element: Element) -> Bool {
    switch self {
    case .type(let name): element.name == name
    case .id(let id): element.id == id
    case .class(let name):
      element.attribute("class")?.split(whereSeparator: \.isWhitespace).contains { $0 == name }
        ?? false
    case .attribute(let condition): condition.matches(element)
    case .root: element.parent == nil
    case .empty: element.nodes.isEmpty
    case .nthChild(let step, let offset, let fromEnd, let ofType):
      element.isNth(step: step, offset: offset, fromEnd: fromEnd, ofType: ofType)
    case .only(let ofType): element.peers(ofType: ofType).count == 1
    case .not(let selector): !selector.matches(element)
    case .never: false
    }
  }
}

extension Element {
  fileprivate func peers(ofType: Bool) -> [Element] {
    ofType ? siblings.filter { $0.name == name } : siblings
  }

  /// Whether the place among the siblings is a · n + b for an n that isn't negative.
  fileprivate func isNth(step: Int, offset: Int, fromEnd: Bool, ofType: Bool) -> Bool {
    let peers = peers(ofType: ofType)
    guard let index = peers.firstIndex(of: self) else { return false }
    let distance = (fromEnd ? peers.count - index : index + 1) - offset
    guard step != 0 else { return distance == 0 }
    return distance % step == 0 && distance / step >= 0
  }
}

/// A condition on an attribute's value.
struct AttributeCondition: Sendable {
  enum Match: Sendable {
    case exists
    case equals
    /// One of the words.
    case word
    /// Equal, or followed by a hyphen.
    case dash
    case prefix
    case suffix
    case contains
  }

  var name: String
  var match: Match
  var value: String

  func matches(_ element: Element) -> Bool {
    guard let actual = element.attribute(name) else { return false }
    switch match {
    case .exists: return true
    case .equals: return actual == value
    case .word: return actual.split(whereSeparator: \.isWhitespace).contains { $0 == value }
    case .dash: return actual == value || actual.hasPrefix(value + "-")
    case .prefix: return !value.isEmpty && actual.hasPrefix(value)
    case .suffix: return !value.isEmpty && actual.hasSuffix(value)
    case .contains: return !value.isEmpty && actual.contains(value)
    }
  }
}

/// A selector: compounds with what stands between them.
struct Selector: Sendable {
  /// How an element is related to the one of the compound before.
  enum Combinator: Sendable {
    case descendant
    case child
    case nextSibling
    case laterSibling
  }

  /// The compound of the element itself.
  var subject: CompoundSelector
  /// From the subject outwards.
  var ancestors: [(combinator: Combinator, compound: CompoundSelector)]

  var specificity: Specificity {
    ancestors.reduce(subject.specificity) { $0 + $1.compound.specificity }
  }

  func matches(_ element: Element) -> Bool {
    subject.matches(element) && matches(element, from: 0)
  }

  /// Whether the compounds from `index` on match what is around `element`.
  private func matches(_ element: Element, from index: Int) -> Bool {
    guard index < ancestors.count else { return true }
    let (combinator, compound) = ancestors[index]
    switch combinator {
    case .child, .nextSibling:
      let other = combinator == .child ? element.parent : element.previousSiblings.last
      guard let other, compound.matches(other) else { return false }
      return matches(other, from: index + 1)
    case .descendant:
      var ancestor = element.parent
      while let other = ancestor {
        if compound.matches(other), matches(other, from: index + 1) { return true }
        ancestor = other.parent
      }
      return false
    case .laterSibling:
      return element.previousSiblings.contains {
        compound.matches($0) && matches($0, from: index + 1)
      }
    }
  }
}

/// How much a selector weighs: ids, then classes and attributes, then types.
struct Specificity: Sendable, Hashable, Comparable {
  var ids = 0
  var classes = 0
  var types = 0

  static func + (first: Specificity, second: Specificity) -> Specificity {
    Specificity(
      ids: first.ids + second.ids, classes: first.classes + second.classes,
      types: first.types + second.types)
  }

  static func < (first: Specificity, second: Specificity) -> Bool {
    (first.ids, first.classes, first.types) < (second.ids, second.classes, second.types)
  }
}

extension Element {
  /// The elements before this one with the same parent.
  var previousSiblings: [Element] { Array(siblings.prefix { $0 != self }) }

  /// The parent's children; the element alone for a root.
  var siblings: [Element] { parent?.children ?? [self] }
}

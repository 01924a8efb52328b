/// The guides that an item may place itself, so that nobody asks it for the others.
enum ExplicitGuides: Equatable {
  case some(Set<AlignmentKey>)
  case all

  static let none = ExplicitGuides.some([])

  func contains(_ key: AlignmentKey) -> Bool {
    switch self {
    case .some(let keys): keys.contains(key)
    case .all: true
    }
  }

  func union(_ other: ExplicitGuides) -> ExplicitGuides {
    guard case .some(let own) = self, case .some(let others) = other else { return .all }
    if others.isEmpty { return self }
    return own.isEmpty ? other : .some(own.union(others))
  }

  mutating func formUnion(_ other: ExplicitGuides) { self = union(other) }
}

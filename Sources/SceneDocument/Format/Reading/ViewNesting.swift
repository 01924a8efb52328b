/// How many views are inside one another, components followed into their definitions.
struct ViewNesting {
  /// The most; it keeps a scene within any thread's stack.
  static let limit = 256

  private var level = 0
  private var deepest = 0

  /// Begins a view; false when it is inside too many others.
  mutating func enter() -> Bool {
    level += 1
    deepest = max(deepest, level)
    return level <= Self.limit
  }

  /// Ends a view.
  mutating func leave() { level -= 1 }

  /// Notes views that were read before and are used here; false when they are too many.
  mutating func reach(_ depth: Int) -> Bool {
    deepest = max(deepest, level + depth)
    return level + depth <= Self.limit
  }

  /// Begins to measure a part; gives what has been measured around it.
  mutating func measure() -> Int {
    defer { deepest = level }
    return deepest
  }

  /// Ends what `measure` began: how many views were inside one another in the part; nil when there
  /// were too many.
  mutating func measured(since outer: Int) -> Int? {
    let inner = deepest
    guard inner <= Self.limit else {
      deepest = outer
      return nil
    }
    deepest = max(inner, outer)
    return inner - level
  }
}

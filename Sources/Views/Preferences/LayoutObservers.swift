/// A node that looks at the result of each layout.
protocol LayoutObserver: ViewNode {
  func layoutDidEnd()
}

/// The nodes that look at the result of each layout, as long as they are there.
struct LayoutObservers {
  private struct Entry { weak var node: (any LayoutObserver)? }

  private var entries: [Entry] = []

  mutating func add(_ node: any LayoutObserver) { entries.append(Entry(node: node)) }

  /// Tells all that a layout is over.
  mutating func notify() {
    entries.removeAll { $0.node == nil }
    for entry in entries { entry.node?.layoutDidEnd() }
  }
}

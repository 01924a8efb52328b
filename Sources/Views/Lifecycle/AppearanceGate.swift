/// A node that is told when it comes into view and goes out of it.
protocol Appearing: ViewNode {
  func show(_ isShown: Bool)
}

/// Keeps views that are there to be measured from appearing.
final class AppearanceGate {
  private var waiting: [Entry] = []
  private weak var shown: ViewNode?
  /// Whether what is shown here is itself in view: the gate may stand in what another one measures.
  private var isOpen = true

  private struct Entry {
    weak var node: (any Appearing)?
  }

  /// Has `node` appear when it belongs to what is shown.
  func wait(_ node: any Appearing) {
    waiting.append(Entry(node: node))
    node.show(isShown(node))
  }

  /// Shows what stands at `node`, and nothing else.
  func show(_ node: ViewNode?) {
    guard node !== shown else { return }
    shown = node
    tell()
  }

  /// Lets appear what is shown here, or takes it out of view with all that is around.
  func open(_ isOpen: Bool) {
    guard isOpen != self.isOpen else { return }
    self.isOpen = isOpen
    tell()
  }

  private func tell() {
    waiting.removeAll { $0.node == nil }
    for entry in waiting {
      if let node = entry.node { node.show(isShown(node)) }
    }
  }

  /// Whether a node is around what is shown, or in it.
  private func isShown(_ node: ViewNode) -> Bool {
    guard let shown, isOpen else { return false }
    return shown.isInside(node) || node.isInside(shown)
  }
}

extension ViewNode {
  fileprivate func isInside(_ other: ViewNode) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }
}

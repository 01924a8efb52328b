/// The children of a node whose content changes: those that are there, and those on their way out.
///
/// Children are told apart by keys. One that is taken away keeps its last content, and comes back as
/// the same child when its key returns before it has gone.
final class DynamicChildren<Key: Hashable> {
  private unowned let owner: ViewNode
  private var children: [Key: DynamicChildNode] = [:]
  private var present: [Key] = []
  private var hasAppeared = false
  private let areIdentified: Bool

  /// The children of `owner`; `areIdentified` says whether keys are identifiers that views were given.
  init(of owner: ViewNode, areIdentified: Bool = false) {
    (self.owner, self.areIdentified) = (owner, areIdentified)
  }

  /// The items of all children; a container puts those of leaving ones behind the others.
  var items: [LayoutItem] {
    let leaving = children.values.filter { $0.removalOrder != nil }
      .sorted { ($0.removalOrder ?? 0) < ($1.removalOrder ?? 0) }
    return leaving.flatMap(\.items) + present.compactMap { children[$0] }.flatMap(\.items)
  }

  /// The nodes of the children that are there.
  var presentNodes: [ViewNode] { present.compactMap { children[$0] } }

  /// Shows exactly the given contents; of equal keys the first counts.
  func update(_ contents: [(key: Key, content: DynamicChildNode.Content)], _ context: UpdateContext)
  {
    let before = Set(present)
    present = []
    var shown: Set<Key> = []
    for (key, content) in contents {
      guard shown.insert(key).inserted else {
        reportDuplicate(key)
        continue
      }
      let existing = children[key]
      let child = existing ?? DynamicChildNode(parent: owner)
      if existing == nil, areIdentified { child.identifier = AnyHashable(key) }
      children[key] = child
      present.append(key)
      child.show(content, isNew: existing == nil && hasAppeared, context)
    }
    for key in before.subtracting(shown).sorted(by: { order(of: $0) < order(of: $1) }) {
      remove(key, context)
    }
    hasAppeared = true
  }

  func tearDown() { for child in children.values { child.tearDown() } }

  private func reportDuplicate(_ key: Key) {
    owner.stage.report(
      "several elements have the identifier \(key); only the first of them is shown", at: owner)
  }

  /// A number that doesn't depend on hashing, for children that leave at once.
  private func order(of key: Key) -> Int { children[key]?.serial ?? 0 }

  private func remove(_ key: Key, _ context: UpdateContext) {
    guard let child = children[key] else { return }
    let order = owner.stage.nextSerial()
    guard let end = child.leave(order: order, context) else { return drop(key, order) }
    owner.stage.schedule(at: end, for: owner) { [weak self] in self?.drop(key, order) }
  }

  /// Lets a child go for good, unless it has come back in the meantime.
  private func drop(_ key: Key, _ order: Int) {
    guard let child = children[key], child.removalOrder == order else { return }
    child.tearDown()
    children[key] = nil
    owner.stage.didEvaluate(owner)
  }
}

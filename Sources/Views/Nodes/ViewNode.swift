import Geometry

/// A view's place in the tree: what outlives the view values that pass through it.
///
/// Nodes carry identity and state; what a node shows are its *items*, which form a tree of their
/// own. A node gives its parent any number of items — none for `EmptyView`, one for a shape or a
/// stack, several for a `ForEach` — so that groups need no place in the layout.
class ViewNode {
  unowned let stage: Stage
  private(set) weak var parent: ViewNode?

  /// The node's number in the order in which the stage's nodes were made.
  let serial: Int

  /// The number of nodes above this one.
  let depth: Int

  /// The stage's revision in which something of this node or below it changed last.
  private(set) var changeRevision = 0

  init(parent: ViewNode) {
    (stage, self.parent, depth) = (parent.stage, parent, parent.depth + 1)
    serial = parent.stage.nextSerial()
  }

  init(rootOf stage: Stage) {
    (self.stage, parent, depth) = (stage, nil, 0)
    serial = stage.nextSerial()
  }

  /// What this node contributes to its parent's layout, in drawing order.
  var items: [LayoutItem] { [] }

  /// The nodes right below this one that are there, those on their way out aside.
  var children: [ViewNode] { [] }

  /// What a diagnostic calls the view; nil when it goes without saying.
  var name: String? { nil }

  /// What the nodes above make of a transaction on its way to this one.
  func transactionReaching(_ transaction: Transaction) -> Transaction {
    parent?.transactionReaching(transaction) ?? transaction
  }

  /// What the views at this place and below it tell those around under a key; nil when nothing.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    ViewNode.reduced(key, over: children)
  }

  /// Notes that layout and drawing of this node, and of those around it, are out of date.
  final func markChanged() {
    let revision = stage.revision
    var node: ViewNode? = self
    while let changed = node, changed.changeRevision != revision {
      changed.changeRevision = revision
      node = changed.parent
    }
  }

  /// Leaves the tree for good.
  func tearDown() {}
}

/// A node for views of one type.
class NodeOf<V: View>: ViewNode {
  /// Takes over a new value of the view at this place.
  func update(_ view: V, _ context: UpdateContext) {}

  override var name: String? { V.name }
}

/// A node whose content can become outdated by itself.
protocol Invalidatable: ViewNode {
  /// Brings the content up to date with a change made in `transaction`.
  func revalidate(time: Double, transaction: Transaction)
  /// Evaluates the content for a frame, while something it is made of travels.
  func present(time: Double)
}

extension Invalidatable {
  func present(time: Double) { revalidate(time: time, transaction: Transaction()) }
}

/// What an update carries down the tree.
struct UpdateContext {
  /// When the change happens, in seconds of the scene.
  var time: Double
  /// How the change is to be shown.
  var transaction: Transaction
  /// What surrounds the view.
  var environment: EnvironmentValues
  /// The phase of a place that comes and goes, until a transition shows it.
  var transition: TransitionContext?
  /// Whether the view is on its way out.
  var isLeaving = false
  /// The axis of the stack around the view, up to the next container; nil in any other.
  var stackAxis: Axis?
}

import Geometry

/// A view's place in the tree: what outlives the view values that pass through it.
///
/// Nodes carry identity and state; what a node shows are its *items*, which form a tree of their
/// own. A node gives its parent any number of items — none for `EmptyView`, one for a shape or a
/// stack, several for a `ForEach` — so that groups need no place in the layout.
class ViewNode {
  unowned let stage: Stage
  private(set) weak var parent: ViewNode?

  /// The stage's stamp when something in this node or below it changed last.
  private(set) var layoutStamp = 0

  /// The node's number in the order in which the stage's nodes were made.
  let serial: Int

  init(parent: ViewNode) {
    (stage, self.parent) = (parent.stage, parent)
    serial = parent.stage.nextSerial()
  }

  init(rootOf stage: Stage) {
    (self.stage, parent) = (stage, nil)
    serial = stage.nextSerial()
  }

  /// What this node contributes to its parent's layout, in drawing order.
  var items: [LayoutItem] { [] }

  /// The nodes right below this one that are there, those on their way out aside.
  var children: [ViewNode] { [] }

  /// Notes that the node's layout has to be done anew, and so that of everything around it.
  final func didChange() {
    let stamp = stage.layoutStamp
    var node: ViewNode? = self
    while let changed = node, changed.layoutStamp != stamp {
      changed.layoutStamp = stamp
      node = changed.parent
    }
  }

  /// What a diagnostic calls the view; nil when it goes without saying.
  var name: String? { nil }

  /// The number of nodes above this one.
  var depth: Int { (parent?.depth ?? -1) + 1 }

  /// What the nodes above make of a transaction on its way to this one.
  func transactionReaching(_ transaction: Transaction) -> Transaction {
    parent?.transactionReaching(transaction) ?? transaction
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
  /// The axis of the stack around the view, up to the next container; nil in any other.
  var stackAxis: Axis?
}

import Geometry

/// A view's place in the tree: what outlives the view values that pass through it.
///
/// Nodes carry identity and state; what a node shows are its *items*, which form a tree of their
/// own. A node gives its parent any number of items — none for `EmptyView`, one for a shape or a
/// stack, several for a `ForEach` — so that groups need no place in the layout.
class ViewNode {
  // The stage owns the tree, and nothing of it outlives the stage. A checked reference would be
  // counted each time it is followed, which shows in the time of a frame.
  unowned(unsafe) let stage: Stage
  private(set) weak var parent: ViewNode?

  /// The node's number in the order in which the stage's nodes were made.
  let serial: Int

  /// The number of nodes above this one.
  let depth: Int

  /// The stage's stamp when something in this node or below it changed last.
  private(set) var layoutStamp = 0
  /// The stage's stamp when what is drawn of this node, or of one below it, changed last.
  private(set) var drawingStamp = 0

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

  /// Notes that the node's layout has to be done anew, and so that of everything around it.
  final func didChange() {
    needsDrawing()
    let stamp = stage.layoutStamp
    var node: ViewNode? = self
    while let changed = node, changed.layoutStamp != stamp {
      changed.layoutStamp = stamp
      node = changed.parent
    }
  }

  /// Notes that the node has to be drawn anew, and so what is drawn of everything around it.
  final func needsDrawing() {
    let stamp = stage.drawingStamp
    var node: ViewNode? = self
    while let changed = node, changed.drawingStamp != stamp {
      changed.drawingStamp = stamp
      node = changed.parent
    }
  }

  /// Leaves the tree for good.
  func tearDown() {}
}

/// A node for views of one type.
class NodeOf<V: View>: ViewNode {
  private let comparison = ViewComparison.of(V.self)
  private var last: (view: V, context: UpdateContext)?
  private var claimsTransition = false

  /// Brings the node up to date with a new value of the view at this place.
  ///
  /// Where it says what the last one said, in the same surroundings, there is nothing to do.
  final func take(_ view: V, _ context: UpdateContext) {
    if let last, last.context.surrounds(as: context), comparison.areEqual(last.view, view) {
      if claimsTransition { context.transition?.claim() }
      return
    }
    let context = watchingClaims(context)
    last = (view, context)
    didChange()
    update(view, context)
  }

  /// Takes over a new value of the view at this place.
  func update(_ view: V, _ context: UpdateContext) {}

  /// The context with notice taken of whether something in this view shows its transition.
  private func watchingClaims(_ context: UpdateContext) -> UpdateContext {
    guard let outer = context.transition else { return context }
    claimsTransition = false
    var context = context
    context.transition = TransitionContext(phase: outer.phase) { [weak self] in
      self?.claimsTransition = true
      outer.claim()
    }
    return context
  }

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
  /// What keeps views from appearing that are only measured.
  var appearanceGate: AppearanceGate?
  /// The axis of the stack around the view, up to the next container; nil in any other.
  var stackAxis: Axis?
}

extension UpdateContext {
  /// Whether a view finds in `other` what it finds here, time and transaction aside.
  func surrounds(as other: UpdateContext) -> Bool {
    isLeaving == other.isLeaving && stackAxis == other.stackAxis
      && transition?.phase == other.transition?.phase && environment.isSame(as: other.environment)
  }
}

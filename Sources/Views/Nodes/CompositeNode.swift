import Motion

/// The node of a view that has a body: it keeps the view's state and evaluates the body.
final class CompositeNode<V: View>: NodeOf<V>, Invalidatable {
  private var view: V
  private var child: ViewNode?
  private var context: UpdateContext?
  private let properties = PropertyStorage()
  private lazy var animation: AnimatedView<V>? = AnimatedView(
    for: V.self, stage: stage, owner: self)
  private(set) var isAttached = true

  init(view: V, parent: ViewNode) {
    self.view = view
    super.init(parent: parent)
  }

  override var items: [LayoutItem] { child?.items ?? [] }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ view: V, _ context: UpdateContext) {
    self.view = view
    self.context = context
    animation?.setModel(view, context)
    evaluate(context)
  }

  /// Evaluates the body again after a change of state.
  func revalidate(time: Double, transaction: Transaction) {
    guard isAttached, var context else { return }
    context.time = time
    context.transaction = transactionReaching(transaction)
    evaluate(context)
  }

  private func evaluate(_ context: UpdateContext) {
    stage.didEvaluate(self)
    var presented = view
    animation?.present(&presented, at: context.time)
    properties.link(&presented, owner: self, environment: context.environment)
    child = presented.body.reconcile(child, parent: self, context)
  }

  override func tearDown() {
    isAttached = false
    child?.tearDown()
  }
}

/// A node whose content can become outdated by itself.
protocol Invalidatable: ViewNode {
  func revalidate(time: Double, transaction: Transaction)
}

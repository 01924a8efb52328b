import Motion

/// The node of a view that has a body: it keeps the view's state and evaluates the body.
final class CompositeNode<V: View>: NodeOf<V>, Invalidatable {
  private var view: V
  private var child: ViewNode?
  private var context: UpdateContext?
  private let properties = PropertyStorage()
  private let tracker = ObservationTracker()
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
    evaluate(context, isFrame: false)
  }

  /// Evaluates the body again after a change of state.
  func revalidate(time: Double, transaction: Transaction) {
    guard isAttached, var context else { return }
    context.time = time
    context.transaction = transactionReaching(transaction)
    evaluate(context, isFrame: false)
  }

  /// Evaluates the body for a frame in which the view's data travels.
  ///
  /// Models read on the way are watched only as read at the ends: to watch what each frame reads would
  /// pile up registrations, and while the data travels the body is evaluated in any case.
  func present(time: Double) {
    guard isAttached, var context else { return }
    context.time = time
    context.transaction = Transaction()
    evaluate(context, isFrame: animation?.isRunning(at: time) == true)
  }

  private func evaluate(_ context: UpdateContext, isFrame: Bool) {
    stage.didEvaluate(self)
    var presented = view
    animation?.present(&presented, at: context.time)
    let complaint = properties.link(&presented, owner: self, environment: context.environment)
    if let complaint {
      stage.report(complaint, at: self)
      child?.tearDown()
      child = nil
      return
    }
    let body = isFrame ? presented.body : tracker.track(self) { presented.body }
    child = body.reconcile(child, parent: self, context)
  }

  override func tearDown() {
    isAttached = false
    tracker.stop()
    child?.tearDown()
  }
}

extension View {
  /// Has `action` done when this view has appeared, at the time of its first update.
  ///
  /// What it changes is shown from that time on, in a transaction of its own.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Not there: a film is drawn from its own clock, which nothing that waits for the machine's can
  /// follow.
  @available(
    *, unavailable,
    message:
      "a film has no clock for async work to wait on; use onAppear, and for what is to happen later a step of the script, a delayed animation, PhaseAnimator or TimelineView"
  )
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Not there: a film is drawn from its own clock, which nothing that waits for the machine's can
  /// follow.
  @available(
    *, unavailable,
    message:
      "a film has no clock for async work to wait on; use onChange(of:initial:), and for what is to happen later a step of the script, a delayed animation, PhaseAnimator or TimelineView"
  )
  public func task<Value: Equatable>(
    id: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Has `action` done when this view is gone, after its transition.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: nil, disappear: action)
  }
}

/// A view that says when it comes and goes.
struct LifecycleView<Content: View>: PrimitiveView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func makeNode(parent: ViewNode) -> NodeOf<Self> { LifecycleNode(parent: parent) }
}

private final class LifecycleNode<Content: View>: WrapperNode<LifecycleView<Content>>,
  Appearing
{
  private var view: LifecycleView<Content>?
  private var isShown = false

  override func update(_ view: LifecycleView<Content>, _ context: UpdateContext) {
    let isNew = self.view == nil
    self.view = view
    updateContent(view.content, context)
    guard isNew else { return }
    if let gate = context.appearanceGate { gate.wait(self) } else { show(true) }
  }

  func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if let action = isShown ? view?.appear : view?.disappear {
      stage.enqueue(for: self, action)
    }
  }

  override func tearDown() {
    super.tearDown()
    show(false)
  }
}

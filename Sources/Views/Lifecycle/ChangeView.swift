extension View {
  /// Has `action` done whenever `value` has changed; with `initial`, also when the view appears.
  ///
  /// It is told the value before and the value after, which are the same when the view appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Has `action` done whenever `value` has changed; with `initial`, also when the view appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}

/// A view that watches a value.
struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func makeNode(parent: ViewNode) -> NodeOf<Self> { ChangeNode(parent: parent) }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  WrapperNode<ChangeView<Content, Value>>, Appearing
{
  private var view: ChangeView<Content, Value>?
  private var isShown = false
  /// Whether what is to be done when the view appears has been.
  private var hasAppeared = false

  override func update(_ view: ChangeView<Content, Value>, _ context: UpdateContext) {
    let old = self.view?.value
    self.view = view
    updateContent(view.content, context)
    if let old {
      guard old != view.value, isShown else { return }
      stage.enqueue(for: self) { view.action(old, view.value) }
    } else if let gate = context.appearanceGate {
      gate.wait(self)
    } else {
      show(true)
    }
  }

  func show(_ isShown: Bool) {
    self.isShown = isShown
    guard isShown, !hasAppeared, let view else { return }
    hasAppeared = true
    if view.isInitial { stage.enqueue(for: self) { view.action(view.value, view.value) } }
  }
}

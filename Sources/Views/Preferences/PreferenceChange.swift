extension View {
  /// Has `action` done with the value of the views in this one, at first and whenever it has changed.
  ///
  /// The value is read when the layout is done; what the action changes is shown from the same time
  /// on.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceChangeView<Self, K>(content: self, action: action)
  }
}

struct PreferenceChangeView<Content: View, K: PreferenceKey>: PrimitiveView
where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void

  func makeNode(parent: ViewNode) -> NodeOf<Self> { PreferenceChangeNode(parent: parent) }
}

private final class PreferenceChangeNode<Content: View, K: PreferenceKey>:
  WrapperNode<PreferenceChangeView<Content, K>>, LayoutObserver
where K.Value: Equatable {
  private var action: ((K.Value) -> Void)?
  private var value: K.Value?
  private var readRevision = -1

  override func update(_ view: PreferenceChangeView<Content, K>, _ context: UpdateContext) {
    if action == nil { stage.layoutObservers.add(self) }
    action = view.action
    updateContent(view.content, context)
  }

  func layoutDidEnd() {
    guard changeRevision > readRevision, let action else { return }
    readRevision = stage.revision
    let new = ViewNode.reduced(K.self, over: children) ?? K.defaultValue
    guard new != value else { return }
    value = new
    stage.enqueue(for: self) { action(new) }
  }
}

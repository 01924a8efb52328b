extension View {
  /// Tells the views around this one a value, in place of what the views in it say.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceView<Self, K>(content: self) { current, _ in current = value }
  }

  /// Changes what the views in this one tell those around it.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceView<Self, K>(content: self) { current, content in
      var value = content() ?? K.defaultValue
      callback(&value)
      current = value
    }
  }
}

/// A view that sets or changes a preference.
struct PreferenceView<Content: View, K: PreferenceKey>: PrimitiveView {
  let content: Content
  /// Gives the value, from what the content says where it asks for that.
  let change: (inout K.Value?, () -> K.Value?) -> Void

  func makeNode(parent: ViewNode) -> NodeOf<Self> { PreferenceNode(parent: parent) }
}

private final class PreferenceNode<Content: View, K: PreferenceKey>:
  WrapperNode<PreferenceView<Content, K>>
{
  private var view: PreferenceView<Content, K>?

  override func update(_ view: PreferenceView<Content, K>, _ context: UpdateContext) {
    self.view = view
    updateContent(view.content, context)
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == K.self, let view else { return super.preference(key) }
    var value: K.Value?
    view.change(&value) { ViewNode.reduced(K.self, over: children) }
    return value as? Key.Value
  }
}

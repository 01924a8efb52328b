public import Drawing

extension View {
  /// Sets a value of the environment for this view and those in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Shows this view as on light or on dark surroundings.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// A view in surroundings of its own.
struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func makeNode(parent: ViewNode) -> NodeOf<Self> { EnvironmentNode(parent: parent) }
}

private final class EnvironmentNode<Content: View>: WrapperNode<EnvironmentView<Content>> {
  override func update(_ view: EnvironmentView<Content>, _ context: UpdateContext) {
    var inner = context
    view.change(&inner.environment)
    updateContent(view.content, inner)
  }
}

public import Drawing
public import Observation

extension View {
  /// Sets a value of the environment for this view and those in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts a model into the environment, by its type; nil takes it out.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { $0[object: Object.self] = object }
  }

  /// Changes a value of the environment for this view and those in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Shows this view as on light or on dark surroundings.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Shows this view as on light or on dark surroundings; nil leaves it as it is.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    EnvironmentView(content: self) { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }
}

/// A view in surroundings of its own.
struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func makeNode(parent: ViewNode) -> NodeOf<Self> { EnvironmentNode(parent: parent) }
}

private final class EnvironmentNode<Content: View>: WrapperNode<EnvironmentView<Content>> {
  /// The surroundings of the content as of the last update.
  private var environment: EnvironmentValues?

  override func update(_ view: EnvironmentView<Content>, _ context: UpdateContext) {
    var inner = context
    view.change(&inner.environment)
    // Views whose surroundings are the very ones of before need not be evaluated again.
    if let environment, environment.isEqual(to: inner.environment) {
      inner.environment = environment
    }
    environment = inner.environment
    updateContent(view.content, inner)
  }
}

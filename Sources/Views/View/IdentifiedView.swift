extension View {
  /// Binds this view's identity to `id`: when that changes, the view is taken away and another one
  /// put in its place, each by its transition.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, identifier: id)
  }
}

/// A view that is replaced when its identifier changes.
protocol IdentityView {
  /// The same with its content changed.
  func modified(_ change: (AnyView) -> AnyView) -> any IdentityView
  /// The view, whatever its type.
  var erased: AnyView { get }
}

extension IdentifiedView: IdentityView {
  func modified(_ change: (AnyView) -> AnyView) -> any IdentityView {
    IdentifiedView<AnyView, ID>(content: change(AnyView(content)), identifier: identifier)
  }

  var erased: AnyView { AnyView(self) }
}

/// A view around another that leaves it its identity.
///
/// As in SwiftUI a modified view has the identity of what is modified: where that is replaced, the
/// modified view is.
protocol ModifiedView: View {
  associatedtype Content: View
  var content: Content { get }
  /// The same modification of another view.
  func modifying(_ content: AnyView) -> AnyView
}

extension View {
  /// This view as one that is replaced when an identifier changes; nil when there is none.
  var identity: (any IdentityView)? {
    if let identified = self as? any IdentityView { return identified }
    return (self as? any ModifiedView)?.identityInside
  }
}

extension ModifiedView {
  fileprivate var identityInside: (any IdentityView)? { content.identity?.modified(modifying) }
}

extension LayoutModifiedView: ModifiedView {
  func modifying(_ content: AnyView) -> AnyView {
    AnyView(LayoutModifiedView<AnyView, Modifier>(content: content, modifier: modifier))
  }
}

extension EffectView: ModifiedView {
  func modifying(_ content: AnyView) -> AnyView {
    AnyView(EffectView<AnyView, Effect>(content: content, effect: effect))
  }
}

extension LayeredView: ModifiedView {
  func modifying(_ content: AnyView) -> AnyView {
    AnyView(
      LayeredView<AnyView, Layer>(
        content: content, layer: layer, alignment: alignment, isInFront: isInFront, isMask: isMask))
  }
}

extension EnvironmentView: ModifiedView {
  func modifying(_ content: AnyView) -> AnyView {
    AnyView(EnvironmentView<AnyView>(content: content, change: change))
  }
}

extension ModifiedContent: ModifiedView {
  func modifying(_ content: AnyView) -> AnyView {
    AnyView(ModifiedContent<AnyView, Modifier>(content: content, modifier: modifier))
  }
}

struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let identifier: ID

  func makeNode(parent: ViewNode) -> NodeOf<Self> { IdentifiedNode(parent: parent) }
}

private final class IdentifiedNode<Content: View, ID: Hashable>:
  NodeOf<IdentifiedView<Content, ID>>
{
  private lazy var places = DynamicChildren<ID>(of: self, areIdentified: true)

  override var items: [LayoutItem] { places.items }

  override var children: [ViewNode] { places.presentNodes }

  override func update(_ view: IdentifiedView<Content, ID>, _ context: UpdateContext) {
    places.update(
      [(view.identifier, { view.content.reconcile($0, parent: $1, $2) })], context)
  }

  override func tearDown() { places.tearDown() }
}

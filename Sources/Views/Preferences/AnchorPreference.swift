import Geometry

extension View {
  /// Tells the views around this one where a part of it is.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorPreferenceView<Self, K>(content: self) { current, _, frame in
      current = transform(value.anchor(frame))
    }
  }

  /// Adds where a part of this view is to what the views in it tell.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorPreferenceView<Self, K>(content: self) { current, content, frame in
      var result = current ?? content() ?? K.defaultValue
      transform(&result, value.anchor(frame))
      current = result
    }
  }
}

/// A view that tells where it is.
struct AnchorPreferenceView<Content: View, K: PreferenceKey>: PrimitiveView {
  let content: Content
  let change: (inout K.Value?, () -> K.Value?, CGRect) -> Void

  func makeNode(parent: ViewNode) -> NodeOf<Self> { AnchorPreferenceNode(parent: parent) }
}

private final class AnchorPreferenceNode<Content: View, K: PreferenceKey>:
  WrapperNode<AnchorPreferenceView<Content, K>>
{
  private var view: AnchorPreferenceView<Content, K>?
  private let wrappers = ItemWrappers<FrameItem>()

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { FrameItem(node: self, content: $0) }
  }

  override func update(_ view: AnchorPreferenceView<Content, K>, _ context: UpdateContext) {
    self.view = view
    updateContent(view.content, context)
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == K.self, let view else { return super.preference(key) }
    var value: K.Value?
    for item in items {
      guard let frame = (item as? FrameItem)?.frame else { continue }
      var next: K.Value?
      view.change(&next, { ViewNode.reduced(K.self, over: children) }, frame)
      if var before = value, let added = next {
        K.reduce(value: &before) { added }
        value = before
      } else {
        value = next
      }
    }
    return value as? Key.Value
  }
}

/// An item that knows where it is.
final class FrameItem: WrapperItem {
  /// The frame on the canvas that the last layout gave; nil before there is one.
  private(set) var frame: CGRect?
  private(set) var pass: LayoutPass?

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    let new = CGRect(origin: pass.origin, size: size)
    self.pass = pass
    pass.scrollMark?.read()
    if new != frame {
      frame = new
      node.didChange()
    }
    super.layoutContent(size, pass)
  }
}

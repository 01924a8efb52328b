import Geometry
import Motion

extension View {
  /// Draws this view with an effect that is made for its size and place.
  ///
  /// The effect leaves the layout alone, and is made anew whenever the place changes — while scrolled
  /// content moves, in each frame.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { (effect(EmptyVisualEffect(), $0), nil) }
  }
}

/// A view with an effect that depends on its place.
struct VisualEffectView<Content: View, Effect: VisualEffect>: PrimitiveView {
  let content: Content
  /// The effect at a place, and the transaction in which it changes if not that of the layout.
  let effect: (GeometryProxy) -> (Effect, Transaction?)

  func makeNode(parent: ViewNode) -> NodeOf<Self> { VisualEffectNode(self, parent: parent) }
}

private final class VisualEffectNode<Content: View, Effect: VisualEffect>:
  WrapperNode<VisualEffectView<Content, Effect>>
{
  fileprivate var effect: (GeometryProxy) -> (Effect, Transaction?)
  private let wrappers = ItemWrappers<VisualEffectItem<Content, Effect>>()

  init(_ view: VisualEffectView<Content, Effect>, parent: ViewNode) {
    effect = view.effect
    super.init(parent: parent)
  }

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { VisualEffectItem(self, content: $0) }
  }

  override func update(_ view: VisualEffectView<Content, Effect>, _ context: UpdateContext) {
    effect = view.effect
    updateContent(view.content, context)
  }
}

private final class VisualEffectItem<Content: View, Effect: VisualEffect>: WrapperItem {
  private unowned let owner: VisualEffectNode<Content, Effect>
  private let data: Attribute<Effect.AnimatableData>
  private var effect: Effect?

  init(_ owner: VisualEffectNode<Content, Effect>, content: LayoutItem) {
    self.owner = owner
    data = Attribute(stage: owner.stage)
    super.init(node: owner, content: content)
  }

  private var isIsolating: Bool {
    (Effect.self as? any DrawingEffect.Type)?.isolatesGeometry == true
  }

  override var hasOwnPlace: Bool { true }

  override func placeTransaction(_ transaction: Transaction) -> Transaction { transaction }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    let (effect, transaction) = owner.effect(GeometryProxy(size, pass, node: owner))
    self.effect = effect
    data.set(effect.animatableData, transaction ?? pass.transaction, at: pass.time)
    node.needsDrawing()
    super.layoutContent(size, isIsolating ? pass.isolated() : pass)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    let shown = effect.map { data.shown($0, at: pass.time) }
    if let drawing = shown as? any DrawingEffect {
      drawing.draw(content, size, &pass)
    } else {
      content.drawContent(size, &pass)
    }
  }
}

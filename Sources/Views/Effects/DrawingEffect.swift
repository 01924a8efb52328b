import Geometry
import Motion

/// A modifier that changes how a view is drawn and leaves its layout alone.
protocol DrawingEffect: Animatable {
  /// Takes what the effect needs of the view's surroundings: the look of a colour, say.
  mutating func resolve(in environment: EnvironmentValues)

  /// Whether the effect moves what is in it as one: places of views inside are relative to it.
  static var isolatesGeometry: Bool { get }

  /// Draws `content`, an area of `size` points with its corner at the origin, with the effect.
  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void)
}

extension DrawingEffect {
  static var isolatesGeometry: Bool { false }

  mutating func resolve(in environment: EnvironmentValues) {}

  /// Draws what is in an item with the effect.
  func draw(_ item: LayoutItem, _ size: CGSize, _ pass: inout DrawPass) {
    draw(size, &pass) {
      if Self.isolatesGeometry {
        $0.isolated { item.drawContent(size, &$0) }
      } else {
        item.drawContent(size, &$0)
      }
    }
  }
}

/// A view with a drawing effect applied to it.
struct EffectView<Content: View, Effect: DrawingEffect>: PrimitiveView {
  let content: Content
  let effect: Effect

  func makeNode(parent: ViewNode) -> NodeOf<Self> { EffectNode(self, parent: parent) }
}

private final class EffectNode<Content: View, Effect: DrawingEffect>:
  WrapperNode<EffectView<Content, Effect>>
{
  private var effect: Effect
  private let data: Attribute<Effect.AnimatableData>
  private let wrappers = ItemWrappers<EffectItem<Content, Effect>>()

  init(_ view: EffectView<Content, Effect>, parent: ViewNode) {
    effect = view.effect
    data = Attribute(stage: parent.stage)
    super.init(parent: parent)
  }

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { EffectItem(self, content: $0) }
  }

  /// The effect as it is shown at `time`.
  func effect(at time: Double) -> Effect { data.shown(effect, at: time) }

  override func update(_ view: EffectView<Content, Effect>, _ context: UpdateContext) {
    effect = view.effect
    effect.resolve(in: context.environment)
    data.set(effect.animatableData, context)
    updateContent(view.content, context)
  }
}

private final class EffectItem<Content: View, Effect: DrawingEffect>: WrapperItem {
  private unowned(unsafe) let owner: EffectNode<Content, Effect>

  init(_ owner: EffectNode<Content, Effect>, content: LayoutItem) {
    self.owner = owner
    super.init(node: owner, content: content)
  }

  override var hasOwnPlace: Bool { true }

  override func placeTransaction(_ transaction: Transaction) -> Transaction {
    Effect.isolatesGeometry ? transaction : super.placeTransaction(transaction)
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    super.layoutContent(size, Effect.isolatesGeometry ? pass.isolated() : pass)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    owner.effect(at: pass.time).draw(content, size, &pass)
  }
}

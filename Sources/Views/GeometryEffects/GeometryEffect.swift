import Drawing
public import Geometry
public import Motion

/// A change of where a view is drawn, as a projective map that may depend on the view's size.
///
/// Its animatable data is evaluated in each frame while it travels; layout is left alone.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The map for a view of `size`, from the view's coordinates to those around it.
  ///
  /// A map that can't be undone, or isn't finite, shows nothing.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> GeometryEffectView<Self> {
    GeometryEffectView(content: content, effect: self)
  }

  /// This effect; what surrounds the view never takes it into account.
  public func ignoredByLayout() -> Self { self }
}

/// A view with a geometry effect applied to it.
public struct GeometryEffectView<Effect: GeometryEffect>: View, PrimitiveView {
  let content: ModifierContent<Effect>
  let effect: Effect

  func makeNode(parent: ViewNode) -> NodeOf<Self> { GeometryEffectNode(parent: parent) }
}

private final class GeometryEffectNode<Effect: GeometryEffect>:
  WrapperNode<GeometryEffectView<Effect>>
{
  override func update(_ view: GeometryEffectView<Effect>, _ context: UpdateContext) {
    let effect = GeometryDrawing(effect: view.effect)
    updateContent(EffectView(content: view.content, effect: effect), context)
  }
}

private struct GeometryDrawing<Effect: GeometryEffect>: DrawingEffect {
  static var isolatesGeometry: Bool { true }

  var effect: Effect

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    let projection = effect.effectValue(size: size)
    guard projection.determinant.isFinite, projection.determinant != 0 else { return }
    if let transform = projection.affineTransform {
      pass.group(transform: transform, content)
    } else {
      pass.group(DrawingNode.Group(content: [], projection: projection), content)
    }
  }
}

public import Drawing
public import Geometry

extension View {
  /// Puts views behind this one; they are offered its size and have no part in the layout.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(
      content: self, layer: FixedLayer(view: content()), alignment: alignment, isInFront: false)
  }

  /// Puts a view behind this one; it is offered its size and has no part in the layout.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Fills the area behind this view with `style`.
  ///
  /// On the `edges` at which this view goes to the end of the safe area, the filled area reaches into
  /// what `safeAreaInset` and `safeAreaPadding` have set aside there.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    LayeredView(
      content: self, layer: FixedLayer(view: Rectangle().fill(style)), alignment: .center,
      isInFront: false, ignoredEdges: edges)
  }

  /// Fills `shape` behind this view with `style`.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }
}

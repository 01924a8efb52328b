public import Drawing
public import Geometry

extension View {
  /// Puts views in front of this one; they are offered its size and have no part in the layout.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(
      content: self, layer: FixedLayer(view: content()), alignment: alignment, isInFront: true)
  }

  /// Puts a view in front of this one; it is offered its size and has no part in the layout.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Fills the area in front of this view with `style`.
  ///
  /// On the `edges` at which this view goes to the end of the safe area, the filled area reaches into
  /// what `safeAreaInset` and `safeAreaPadding` have set aside there.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    LayeredView(
      content: self, layer: FixedLayer(view: Rectangle().fill(style)), alignment: .center,
      isInFront: true, ignoredEdges: edges)
  }

  /// Fills `shape` in front of this view with `style`.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}

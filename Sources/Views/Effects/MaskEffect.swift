import Drawing

extension View {
  /// Shows this view through others: as opaque as they are at each place, nothing where they are not.
  ///
  /// They are offered this view's size and have no part in the layout.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    LayeredView(
      content: self, layer: FixedLayer(view: mask()), alignment: alignment, isInFront: true,
      isMask: true)
  }

  /// Shows this view through another one.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

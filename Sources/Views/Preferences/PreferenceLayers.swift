public import Geometry

extension View {
  /// Puts a view in front of this one that is made of what the views in it tell.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    LayeredView(
      content: self, layer: PreferenceLayer<K, V>(make: transform), alignment: alignment,
      isInFront: true)
  }

  /// Puts a view behind this one that is made of what the views in it tell.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    LayeredView(
      content: self, layer: PreferenceLayer<K, V>(make: transform), alignment: alignment,
      isInFront: false)
  }
}

/// A layer that is made of a preference once the content is laid out.
private struct PreferenceLayer<K: PreferenceKey, Body: View>: LayerContent {
  let make: (K.Value) -> Body

  var isLate: Bool { true }

  func body(of content: ViewNode?) -> Body {
    make(content?.preference(K.self) ?? K.defaultValue)
  }
}

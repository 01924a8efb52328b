/// Names a value that a view tells the layout around it.
public protocol LayoutValueKey: SendableMetatype {
  associatedtype Value
  /// The value of views that don't set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout around this view a value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    TraitsView(content: self) { $0.layoutValues[ObjectIdentifier(key)] = value }
  }
}

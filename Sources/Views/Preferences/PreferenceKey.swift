/// Names a value that views tell the views around them.
public protocol PreferenceKey: SendableMetatype {
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Takes the value of the next view into that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension ViewNode {
  /// The values that nodes set, one after another; nil when none does.
  static func reduced<K: PreferenceKey>(_ key: K.Type, over nodes: [ViewNode]) -> K.Value? {
    var result: K.Value?
    for node in nodes {
      guard let next = node.preference(key) else { continue }
      guard var value = result else {
        result = next
        continue
      }
      K.reduce(value: &value) { next }
      result = value
    }
    return result
  }
}

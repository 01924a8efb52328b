public import Drawing

/// What surrounds a view: values that flow down the tree until a view below replaces them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The default of every value.
  public init() {}

  /// The value for a key, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where nothing above has set another.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// Whether the surroundings are light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }
}

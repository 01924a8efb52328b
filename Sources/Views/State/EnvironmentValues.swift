public import Drawing

/// What surrounds a view: values that flow down the tree until a view below replaces them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Stands for the values as they are: another one whenever a value is set.
  private var version: EnvironmentVersion?

  /// The default of every value.
  public init() {}

  /// Whether these are the very values of `other`, for all that is known without comparing them.
  func isSame(as other: EnvironmentValues) -> Bool { version === other.version }

  /// The value for a key, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      version = EnvironmentVersion()
    }
  }
}

private final class EnvironmentVersion {}

extension EnvironmentValues {
  /// Whether every value is known to equal that of `other`.
  func isEqual(to other: EnvironmentValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        guard let value = value as? any Equatable, let other = other.values[key] as? any Equatable
        else { return isSameObject(value, other.values[key]) }
        return EquatableValue(value) == EquatableValue(other)
      }
  }

  private func isSameObject(_ one: Any, _ other: Any?) -> Bool {
    guard let other, type(of: one) is AnyObject.Type, type(of: other) is AnyObject.Type else {
      return false
    }
    return one as AnyObject === other as AnyObject
  }
}

/// Names a value of the environment.
///
/// A value of one's own is a key and a property, as SwiftUI has it without its macro `@Entry`, for
/// which Swift on Linux has no plug-in:
///
///     private struct AccentKey: EnvironmentKey {
///       static let defaultValue = Color.orange
///     }
///
///     extension EnvironmentValues {
///       var accent: Color {
///         get { self[AccentKey.self] }
///         set { self[AccentKey.self] = newValue }
///       }
///     }
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

/// A value of a view's surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// The environment's value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: LinkedProperty {
  mutating func link(
    _ box: inout AnyObject?, owner: any Invalidatable, _ values: EnvironmentValues
  ) {
    value = values[keyPath: keyPath]
  }
}

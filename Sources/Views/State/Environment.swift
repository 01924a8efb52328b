public import Observation

/// A value of a view's surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let content: Content
  private var value: Value?

  /// The environment's value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The model of type `Value` that `environment(_:)` put there.
  ///
  /// A view that asks for a model which isn't there is not shown, and reported.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .object { $0[object: objectType] }
  }

  /// The model that `environment(_:)` put there, or nil.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    content = .object { .some($0[object: objectType]) }
  }

  public var wrappedValue: Value {
    if let value { return value }
    if case .keyPath(let keyPath) = content { return EnvironmentValues()[keyPath: keyPath] }
    preconditionFailure(
      "\(Value.self) was read from the environment of a view that is not on a stage")
  }
}

extension Environment: LinkedProperty {
  mutating func link(
    _ box: inout AnyObject?, owner: any Invalidatable, _ values: EnvironmentValues
  ) {
    switch content {
    case .keyPath(let keyPath): value = values[keyPath: keyPath]
    case .object(let find): value = find(values)
    }
  }

  var complaint: String? {
    guard value == nil, case .object = content else { return nil }
    return "no model of type \(Value.self) is in the environment, so the view isn't shown; "
      + "put one there by .environment(_:)"
  }
}

extension EnvironmentValues {
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
  }
}

/// A model that a view owns: made once, and kept as long as the view's place lasts.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// The model that `thunk` makes when the view is shown for the first time.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservableObjectBindings<ObjectType> {
    ObservableObjectBindings(object: wrappedValue)
  }
}

extension StateObject: LinkedProperty {
  mutating func link(
    _ box: inout AnyObject?, owner: any Invalidatable, _ values: EnvironmentValues
  ) {
    let kept = box as? ObjectType ?? make()
    object = kept
    box = kept
  }
}

/// A model that a view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  /// The given model.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// The given model.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: ObservableObjectBindings<ObjectType> {
    ObservableObjectBindings(object: wrappedValue)
  }
}

/// The model of a type that `environmentObject(_:)` put into the environment.
///
/// A view that asks for a model which isn't there is not shown, and reported.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    if let object { return object }
    preconditionFailure(
      "\(ObjectType.self) was read from the environment of a view that is not on a stage")
  }

  public var projectedValue: ObservableObjectBindings<ObjectType> {
    ObservableObjectBindings(object: wrappedValue)
  }
}

extension EnvironmentObject: LinkedProperty {
  mutating func link(
    _ box: inout AnyObject?, owner: any Invalidatable, _ values: EnvironmentValues
  ) {
    object = values[object: ObjectType.self]
  }

  var complaint: String? {
    object == nil
      ? "no model of type \(ObjectType.self) is in the environment, so the view isn't shown; "
        + "put one there by .environmentObject(_:)" : nil
  }
}

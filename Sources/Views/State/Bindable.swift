public import Observation

/// Makes bindings to the properties of an observable model.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  private var model: Value

  /// The model.
  public var wrappedValue: Value {
    get { model }
    set { model = newValue }
  }

  public var projectedValue: Bindable<Value> { self }

  /// Only observable models have bindings to their properties.
  @available(*, unavailable, message: "the wrapped value must be an Observable object")
  public init(wrappedValue: Value) { model = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  /// Bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Value) { model = wrappedValue }

  /// Bindings to the properties of `wrappedValue`.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// What `projectedValue` makes bindings to.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Member>(
    dynamicMember member: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let model = self.model
    return Binding(get: { model[keyPath: member] }, set: { model[keyPath: member] = $0 })
  }
}

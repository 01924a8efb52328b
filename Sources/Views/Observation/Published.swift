import Observation

/// A property of a model: views that read it are evaluated again when it changes.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// A property that begins as `wrappedValue`.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// A property that begins as `initialValue`.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

private final class PublishedStorage<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}

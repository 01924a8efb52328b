public import Motion

/// A value that is kept elsewhere and can be read and changed from here.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// How changes made through this binding are shown.
  public var transaction = Transaction()
  private var hasTransaction = false

  /// A binding that reads with `get` and writes with `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, { value, _ in set(value) })
  }

  /// A binding that reads with `get` and writes with `set`, which is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// The binding that `projectedValue` is.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads `value` and ignores changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      guard hasTransaction else { return set(newValue, Transaction.current) }
      withTransaction(transaction) { set(newValue, Transaction.current) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(
    dynamicMember member: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    derived(get: { $0[keyPath: member] }, set: { $0[keyPath: member] = $1 })
  }

  /// A binding of a part of this one's value, shown as this one's changes are.
  private func derived<Part>(
    get part: @escaping (Value) -> Part, set replace: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    let (get, set) = (get, set)
    var binding = Binding<Part>(
      get: { part(get()) },
      set: { newPart, transaction in
        var value = get()
        replace(&value, newPart)
        set(value, transaction)
      })
    (binding.transaction, binding.hasTransaction) = (transaction, hasTransaction)
    return binding
  }
}

extension Binding {
  /// This binding with its changes shown in `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    (binding.transaction, binding.hasTransaction) = (transaction, true)
    return binding
  }

  /// This binding with its changes travelling along `animation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension Binding {
  /// The binding of an optional value that `base` is the value of.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self = base.derived(get: { $0 }, set: { if let new = $1 { $0 = new } })
  }

  /// The binding of the value of an optional; nil where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self = base.derived(get: { $0 ?? value }, set: { $0 = $1 })
  }
}

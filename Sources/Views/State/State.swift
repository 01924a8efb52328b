import Foundation

/// A value that a view owns: kept by the stage while the view's place lasts.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var box: StateBox<Value>?

  /// A state that begins as `wrappedValue`.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// A state that begins as `initialValue`.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The current value; a change is shown with the transaction in which it is made.
  ///
  /// A change outside of a film — of a view that is not on a stage, or while no time passes — is
  /// reported by the stage's diagnostics and has no effect.
  public var wrappedValue: Value {
    get { box?.value ?? initialValue }
    nonmutating set {
      if let box { box.set(newValue) } else { UnlinkedState.report(Value.self) }
    }
  }

  /// A way for other views to read and change this state.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins as nil.
  public init() { self.init(initialValue: nil) }
}

extension State: LinkedProperty {
  mutating func link(
    _ box: inout AnyObject?, owner: any Invalidatable, _ values: EnvironmentValues
  ) {
    let kept = box as? StateBox<Value> ?? StateBox(initialValue, owner: owner)
    self.box = kept
    box = kept
  }
}

/// Where a state's value lives.
final class StateBox<Value> {
  private(set) var value: Value
  private weak var owner: (any Invalidatable)?

  init(_ value: Value, owner: any Invalidatable) { (self.value, self.owner) = (value, owner) }

  func set(_ newValue: Value) {
    // First the notice: changes made before in another transaction are shown as they stand. A view
    // that is gone keeps nothing.
    guard let owner, owner.stage.willChange(owner, "the state of type \(Value.self)") else {
      return
    }
    value = newValue
  }
}

/// The state of a view that is on no stage.
enum UnlinkedState {
  /// Where is said what nobody else is there to say.
  @TaskLocal static var log: @Sendable (String) -> Void = { message in
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  static func report<Value>(_: Value.Type) {
    let message =
      "a state of type \(Value.self) was changed in a view that is not on a stage; "
      + "the change has no effect"
    if let stage = Stage.current, let root = stage.root {
      stage.report(message, at: root)
    } else {
      log("warning: \(message)")
    }
  }
}

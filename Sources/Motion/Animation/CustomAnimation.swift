/// An animation of one's own.
///
/// The library asks for the value at a time in any order and any number of times, so an animation is
/// a function of the time. It may keep state in its context all the same: each evaluation works on a
/// copy of the state as it was when the animation began or, by `shouldMerge`, took over. What
/// `animate` writes lasts for that evaluation only; what `shouldMerge` writes is kept.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the change `value` made after `time` seconds, or nil once the animation is over.
  ///
  /// Once over it stays over: the end is found by halving intervals.
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity per second after `time` seconds; nil when unknown.
  ///
  /// A spring that takes over then measures it over a short span of time.
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from `previous`, which has run for `time` seconds.
  ///
  /// When it does it inherits the time elapsed and the state; else both motions are blended.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// What an animation knows of the attribute it moves.
public struct AnimationContext<Value: VectorArithmetic>: Sendable {
  /// What the animation remembers of this attribute.
  public var state: AnimationState<Value>

  /// Whether the animation counts as complete though it still moves.
  public var isLogicallyComplete = false

  /// A context with the given state.
  public init(state: AnimationState<Value> = AnimationState()) { self.state = state }
}

/// Values an animation remembers of one attribute, by key.
public struct AnimationState<Value: VectorArithmetic>: Sendable {
  private(set) var memory: AnimationMemory

  /// Nothing is remembered yet.
  public init() { memory = AnimationMemory() }

  init(_ memory: AnimationMemory) { self.memory = memory }

  /// The value remembered under `key`, or the key's default.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { memory.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { memory.values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation remembers of an attribute of any type.
struct AnimationMemory: Sendable {
  var values: [ObjectIdentifier: any Sendable] = [:]
}

/// The name and the initial value of something an animation remembers.
public protocol AnimationStateKey {
  /// What is remembered.
  associatedtype Value: Sendable

  /// What holds before anything is remembered.
  static var defaultValue: Value { get }
}

extension Animation {
  /// An animation of one's own.
  public init(_ base: some CustomAnimation) {
    content = .custom(CustomAnimationBox(base))
  }
}

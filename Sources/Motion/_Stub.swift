public import Geometry
public struct Animation: Sendable, Hashable { public static let `default` = Animation(); public static let bouncy = Animation(); public init(){} }
public struct AnimatedValue<Value: VectorArithmetic>: Sendable {
  public private(set) var model: Value
  public init(_ model: Value) { self.model = model }
  public mutating func set(_ newModel: Value, animation: Animation?, at time: Double) { model = newModel }
  public func value(at time: Double) -> Value { model }
  public func isAnimating(at time: Double) -> Bool { false }
  public var removalTime: Double? { nil }
}
extension CGPoint: Animatable { public var animatableData: AnimatablePair<CGFloat, CGFloat> { get { AnimatablePair(x,y) } set { (x,y) = (newValue.first,newValue.second) } } }
extension CGSize: Animatable { public var animatableData: AnimatablePair<CGFloat, CGFloat> { get { AnimatablePair(width,height) } set { (width,height) = (newValue.first,newValue.second) } } }
extension UnitPoint: Animatable { public var animatableData: AnimatablePair<CGFloat, CGFloat> { get { AnimatablePair(x,y) } set { (x,y) = (newValue.first,newValue.second) } } }
extension Angle: Animatable { public var animatableData: Double { get { radians } set { radians = newValue } } }

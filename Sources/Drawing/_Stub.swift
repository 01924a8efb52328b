public import Motion
extension Color.Resolved: Animatable { public var animatableData: AnimatablePair<AnimatablePair<Double,Double>,AnimatablePair<Double,Double>> { get { .init(.init(red,green),.init(blue,opacity)) } set { (red,green,blue,opacity) = (newValue.first.first,newValue.first.second,newValue.second.first,newValue.second.second) } } }
extension Color { public static let red = Color(.black) }

public import Geometry

extension Double: VectorArithmetic, Animatable {
  @inlinable public mutating func scale(by factor: Double) { self *= factor }
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
  @inlinable public mutating func scale(by factor: Double) { self *= Float(factor) }
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic, Animatable {
  @inlinable public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

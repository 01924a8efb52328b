/// A geometric angle; positive angles turn clockwise on screen, because y points down.
public struct Angle: Sendable, Hashable {
  /// The angle in radians, not reduced to one turn.
  public var radians: Double

  /// The angle in degrees, not reduced to one turn.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No rotation.
  @inlinable public init() { radians = 0 }

  /// An angle of `radians` radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// An angle of `degrees` degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle of `radians` radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of `degrees` degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No rotation.
  public static let zero = Angle()
}

extension Angle: Comparable {
  @inlinable public static func < (left: Angle, right: Angle) -> Bool {
    left.radians < right.radians
  }
}

extension Angle {
  /// The angle that turns as far as both.
  @inlinable public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// The angle that turns back by the second.
  @inlinable public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The angle that turns back.
  @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// The angle `factor` times as far.
  @inlinable public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// The angle a fraction as far.
  @inlinable public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  /// Turns further.
  @inlinable public static func += (left: inout Angle, right: Angle) { left = left + right }

  /// Turns back.
  @inlinable public static func -= (left: inout Angle, right: Angle) { left = left - right }
}

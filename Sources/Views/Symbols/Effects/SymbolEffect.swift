/// Something that a symbol does.
public protocol SymbolEffect: Sendable {
  /// What is done.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is over after a while.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect by which one symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect does; effects give it to the views that have it done.
public struct SymbolEffectConfiguration: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case bounce(isUp: Bool)
    case pulse
    case breathe(fades: Bool)
    case wiggle
    case rotate(isClockwise: Bool)
    case scale(isUp: Bool)
    case presence(isShownWhenActive: Bool)
    case replace(SymbolReplacement)
  }

  let kind: Kind
}

/// How often and how fast a symbol does something.
public struct SymbolEffectOptions: Sendable, Hashable {
  private(set) var speed = 1.0
  /// Nil is what the effect does by itself: once where a value changes, for ever while it is active.
  private(set) var count: Int?

  /// Once where a value changes, for ever while the effect is active.
  public static let `default` = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)

  /// `count` times, at least once.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions {
    SymbolEffectOptions(count: max(count, 1))
  }

  /// `speed` times as fast; speeds that aren't positive and finite count as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// The same `speed` times as fast; speeds that aren't positive and finite count as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed *= speed > 0 && speed.isFinite ? speed : 1
    return options
  }

  /// The same `count` times, at least once.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions {
    var options = self
    options.count = max(count, 1)
    return options
  }
}

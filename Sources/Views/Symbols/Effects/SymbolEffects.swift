/// Jumps a little, and settles.
public struct BounceSymbolEffect: DiscreteSymbolEffect {
  private var isUp = true

  /// Grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  /// Shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
  public var configuration: SymbolEffectConfiguration { .init(kind: .bounce(isUp: isUp)) }
}

/// Fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { .init(kind: .pulse) }
}

/// Grows slowly and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var fades = true

  /// Without fading.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
  /// Fades when it is small.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
  public var configuration: SymbolEffectConfiguration { .init(kind: .breathe(fades: fades)) }
}

/// Turns back and forth.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { .init(kind: .wiggle) }
}

/// Turns once around.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isClockwise = true

  /// To the right.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  /// To the left.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
  public var configuration: SymbolEffectConfiguration {
    .init(kind: .rotate(isClockwise: isClockwise))
  }
}

/// Is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var isUp = true

  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
  public var configuration: SymbolEffectConfiguration { .init(kind: .scale(isUp: isUp)) }
}

/// Is there only while the effect is active.
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration {
    .init(kind: .presence(isShownWhenActive: true))
  }
}

/// Is gone while the effect is active; its place stays.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration {
    .init(kind: .presence(isShownWhenActive: false))
  }
}

/// Makes way for another symbol.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  private var replacement = SymbolReplacement.downUp

  /// The old one shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .downUp) }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .upUp) }
  /// The old one is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .offUp) }
  public var configuration: SymbolEffectConfiguration { .init(kind: .replace(replacement)) }
}

/// How a symbol makes way for another.
enum SymbolReplacement: Sendable, Hashable { case downUp, upUp, offUp }

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps a little, and settles.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows slowly and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Turns back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns once around.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Is there only while the effect is active.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Is gone while the effect is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Makes way for another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

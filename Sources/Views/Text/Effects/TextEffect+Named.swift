import Geometry

extension TextEffect {
  /// Fades in.
  public static func fade(by unit: Unit = .character, stagger: Double = 0.04) -> TextEffect {
    TextEffect(by: unit, stagger: stagger, from: Form(opacity: 0))
  }

  /// Comes up from below, fading in.
  public static func rise(
    by unit: Unit = .character, stagger: Double = 0.04, distance: Double = 24
  ) -> TextEffect {
    TextEffect(by: unit, stagger: stagger, from: Form(opacity: 0, y: CGFloat(distance)))
  }

  /// Comes down from above, fading in.
  public static func drop(
    by unit: Unit = .character, stagger: Double = 0.04, distance: Double = 24
  ) -> TextEffect {
    TextEffect(by: unit, stagger: stagger, from: Form(opacity: 0, y: CGFloat(-distance)))
  }

  /// Grows from nothing.
  public static func pop(by unit: Unit = .character, stagger: Double = 0.04) -> TextEffect {
    TextEffect(by: unit, stagger: stagger, from: Form(opacity: 0, scale: 0.01))
  }

  /// Comes out of a blur.
  public static func focus(by unit: Unit = .character, stagger: Double = 0.04) -> TextEffect {
    TextEffect(by: unit, stagger: stagger, from: Form(opacity: 0, scale: 1.2, blur: 8))
  }

  /// Swings in, as if hung up at its lower left corner.
  public static func swing(by unit: Unit = .character, stagger: Double = 0.04) -> TextEffect {
    TextEffect(
      by: unit, stagger: stagger,
      from: Form(opacity: 0, rotation: .degrees(-70), anchor: .bottomLeading))
  }
}

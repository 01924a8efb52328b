public import Drawing
public import Geometry

/// How parts of a text differ from how they are set, and in which order they come to do so.
///
/// A text shows an effect while a view around it says that it is active. When that changes in an
/// animated change, the parts follow one after the other, each along the change's animation. No
/// grapheme and no ligature is split, and where letters join, as in Arabic, a word is one part.
///
///     Text("Hello")
///       .textEffect(TextEffect(by: .character, stagger: 0.05, from: .init(opacity: 0, y: 20)),
///                   isActive: !isShown)
///       .animation(.spring, value: isShown)
public struct TextEffect: Sendable, Hashable {
  /// What moves by itself.
  public var unit: Unit
  /// Seconds between the start of one part and that of the next; negative and not finite count as 0.
  public var stagger: Double
  /// Which part starts first.
  public var order: Order
  /// How a part looks where the effect is active.
  public var form: Form

  /// An effect on each `unit`, which starts `stagger` seconds after the one before.
  public init(
    by unit: Unit = .character, stagger: Double = 0.04, order: Order = .forward, from form: Form
  ) {
    (self.unit, self.stagger, self.order, self.form) = (unit, stagger, order, form)
  }

  /// What a text is cut into.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    case character, word, line
  }

  /// The order in which the parts of a text start.
  public enum Order: Sendable, Hashable {
    /// As they are read.
    case forward
    /// From the last to the first.
    case backward
    /// From the middle outwards.
    case fromCenter
    /// From both ends to the middle.
    case toCenter
    /// In an order without order, the same for the same number.
    case shuffled(seed: UInt64)
  }

  /// How a part of a text looks beside how it is set.
  public struct Form: Sendable, Hashable {
    /// From 0 to 1.
    public var opacity: Double
    /// How far it is off its place, in points.
    public var offset: CGSize
    /// How large it is, from `anchor`.
    public var scale: Double
    /// How far it is turned clockwise about `anchor`.
    public var rotation: Angle
    /// The standard deviation of its blur, in points.
    public var blur: Double
    /// Its colour, where it is set in one; nil is its own.
    public var color: Color?
    /// The fixed point of scale and rotation, in the part's box.
    public var anchor: UnitPoint

    /// What isn't named is as the text is set.
    public init(
      opacity: Double = 1, x: CGFloat = 0, y: CGFloat = 0, scale: Double = 1,
      rotation: Angle = .zero, blur: Double = 0, color: Color? = nil, anchor: UnitPoint = .center
    ) {
      (self.opacity, offset) = (opacity, CGSize(width: x, height: y))
      (self.scale, self.rotation, self.blur) = (scale, rotation, blur)
      (self.color, self.anchor) = (color, anchor)
    }
  }
}

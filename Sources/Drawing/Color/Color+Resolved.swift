extension Color {
  /// The components of a colour: sRGB as encoded (gamma-compressed), not premultiplied.
  ///
  /// Components may leave 0…1: a colour that overshoots on its way to another is clamped per
  /// channel when it becomes pixels, not before. They are kept encoded, so that a colour given in
  /// eight bits reaches the pixels without a transcendental function in between.
  public struct Resolved: Sendable, Hashable {
    public var red: Double
    public var green: Double
    public var blue: Double
    /// 0 is transparent, 1 opaque.
    public var opacity: Double

    /// The colour with the given encoded sRGB components.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }
}

extension Color.Resolved {
  public static let black = Color.Resolved(red: 0, green: 0, blue: 0)
  public static let white = Color.Resolved(red: 1, green: 1, blue: 1)
  public static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

  /// The colour with its opacity multiplied by `factor`.
  public func opacity(_ factor: Double) -> Color.Resolved {
    Color.Resolved(red: red, green: green, blue: blue, opacity: opacity * factor)
  }
}

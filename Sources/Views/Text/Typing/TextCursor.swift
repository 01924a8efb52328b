public import Drawing

/// The mark after the last letter that has been typed.
public struct TextCursor: Sendable, Hashable {
  /// What a cursor looks like.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// A thin upright line.
    case bar
    /// As wide as a letter and as high as the line.
    case block
    /// A thick line on the baseline.
    case underscore
  }

  public var style: Style
  /// The seconds of one on and off; 0 doesn't blink.
  public var blinkPeriod: Double
  /// The cursor's colour; nil is that of the text.
  public var color: Color?

  /// A cursor that, unless told otherwise, is on for half a second and off for another.
  public init(_ style: Style = .bar, blinkPeriod: Double = 1, color: Color? = nil) {
    (self.style, self.blinkPeriod, self.color) = (style, blinkPeriod, color)
  }

  /// A thin upright line.
  public static let bar = TextCursor(.bar)
  /// As wide as a letter and as high as the line.
  public static let block = TextCursor(.block)
  /// A thick line on the baseline.
  public static let underscore = TextCursor(.underscore)

  /// Whether it is seen at a time of the film; while letters appear it always is.
  func isOn(at time: Double) -> Bool {
    guard blinkPeriod > 0, blinkPeriod.isFinite else { return true }
    let share = time / blinkPeriod
    return share - share.rounded(.down) < 0.5
  }
}

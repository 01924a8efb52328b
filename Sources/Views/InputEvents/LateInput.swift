/// Something that was noticed at a look, and was done at some time since the look before.
struct LateInput {
  /// What was done, and when it seems to have been.
  let event: InputEvent
  /// The looks before and after.
  let since: Double
  let latest: Double

  /// Into how many pieces the time between two looks is cut, and how often, to find out when
  /// something was done: from a sixtieth of a second to less than a sample of sound.
  static let pieces = 4
  static let passes = 5
}

import Rendering

extension ValueFormat where Value == EventSoundChoice {
  /// `all`, `touches`, `keys` or `none`.
  static var eventSounds: ValueFormat {
    ValueFormat("WHICH", "all, touches, keys or none") { Value(rawValue: $0) }
  }
}

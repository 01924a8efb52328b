import Rendering

/// Which events of a film are heard.
enum EventSoundChoice: String, CaseIterable {
  case all, touches, keys, none

  /// The sounds, as the film has them where it has some; nil when there are none.
  func sounds(like own: EventSounds?) -> EventSounds? {
    var sounds = own ?? .standard
    sounds.touch = self == .all || self == .touches ? sounds.touch ?? .standard : nil
    sounds.key = self == .all || self == .keys ? sounds.key ?? .standard : nil
    return self == .none ? nil : sounds
  }
}

extension AudioTrack {
  /// The sound that a document gives to its film.
  public init(_ sound: SceneSound) {
    self.init(.file(path: sound.path))
    (start, range, isLooped) = (sound.start, sound.range, sound.isLooped)
    (volume, fadeIn, fadeOut) = (sound.volume, sound.fadeIn, sound.fadeOut)
  }
}

import Media

/// A short sound of the film.
public struct PartCue: Codable, Sendable, Hashable {
  /// What clicks; nil for a file's sound.
  public var click: String?
  public var variation: Int?
  /// The file; nil for a click.
  public var path: String?
  public var start: Double
  public var volume: Double
}

extension PartCue {
  init(_ cue: AudioCue) {
    (start, volume) = (cue.start, cue.volume)
    switch cue.sound {
    case .click(let click, let variation):
      (self.click, self.variation) = (click.rawValue, variation)
    case .recording(let input): path = input.name
    }
  }

  /// The sound as encoders take it; nil when the description makes no sense.
  var cue: AudioCue? {
    if let path { return AudioCue(.recording(.file(path: path)), at: start, volume: volume) }
    guard let click = click.flatMap(AudioCue.Click.init), let variation else { return nil }
    return AudioCue(.click(click, variation: variation), at: start, volume: volume)
  }
}

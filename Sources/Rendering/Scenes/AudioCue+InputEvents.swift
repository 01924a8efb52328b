extension Film {
  /// What is heard of the film's touches and typing up to `end`, by `sounds`.
  ///
  /// Of keys that follow one another faster than 25 a second some are left out. The same film has the
  /// same sounds whichever of its frames are rendered.
  ///
  /// - Parameters:
  ///   - sounds: What events sound like; the film's own unless given.
  ///   - end: A time in seconds; one that isn't finite is the film's end.
  /// - Returns: The sounds in order of time; none where the film has none and none are given.
  public func audioCues(_ sounds: EventSounds? = nil, until end: Double = .infinity) -> [AudioCue] {
    guard let sounds = sounds ?? eventSounds, sounds.touch != nil || sounds.key != nil else {
      return []
    }
    var keys = KeyPace()
    var touches = 0
    return inputEvents(until: end).compactMap { event in
      switch event.kind {
      case .touchBegan, .touchEnded:
        if event.kind == .touchBegan { touches += 1 }
        return sounds.cue(of: event, number: touches)
      case .letter, .space:
        guard keys.take(event.time) else { return nil }
        return sounds.cue(of: event, number: keys.count)
      }
    }
  }
}

/// Leaves out keys that follow too soon.
private struct KeyPace {
  private static let leastDistance = 1 / 25.0
  private var last = -Double.infinity
  private(set) var count = 0

  /// Whether a key at `time` is heard.
  mutating func take(_ time: Double) -> Bool {
    guard time - last > Self.leastDistance - 1e-6 else { return false }
    (last, count) = (time, count + 1)
    return true
  }
}

extension EventSounds {
  /// How loud a file is when fingers are lifted, compared with when they are put down.
  private static let releaseVolume = 0.4

  /// The sound of an event that is the `number`th of its kind.
  fileprivate func cue(of event: InputEvent, number: Int) -> AudioCue? {
    switch event.kind {
    case .touchBegan: touch.map { cue($0, .press, event.time, number) }
    case .touchEnded:
      touch.map {
        let cue = cue($0, .release, event.time, number)
        return $0 == .standard ? cue : cue.softened(by: Self.releaseVolume)
      }
    case .letter: key.map { cue($0, .key, event.time, number) }
    case .space: key.map { cue($0, .space, event.time, number) }
    }
  }

  private func cue(
    _ sound: Sound, _ click: AudioCue.Click, _ time: Double, _ number: Int
  ) -> AudioCue {
    switch sound {
    case .standard: AudioCue(.click(click, variation: number), at: time, volume: volume)
    case .file(let path): AudioCue(.recording(.file(path: path)), at: time, volume: volume)
    }
  }
}

extension AudioCue {
  fileprivate func softened(by factor: Double) -> AudioCue {
    AudioCue(sound, at: start, volume: volume * factor)
  }
}

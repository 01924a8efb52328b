import Rendering

extension RenderReport {
  /// The sounds that are heard, each from when, for how long and how loud, in seconds of what is
  /// written: the files first, in the order in which they are named, then those of events.
  var sounds: [String] {
    get throws(MediaError) {
      guard let place = destinations.first(where: \.format.hasSound) else { return [] }
      let clip = job.clip.adapted(to: place.format)
      return try tracks(clip) + cues(clip)
    }
  }

  private func tracks(_ clip: Clip) throws(MediaError) -> [String] {
    var lines: [String] = []
    for var track in job.encoding.soundtrack + job.encoding.audio {
      track.start -= clip.start
      guard let span = try track.heard(during: clip.length) else { continue }
      lines.append(try line(file: track.input.name, span, track.volume))
    }
    return lines
  }

  private func cues(_ clip: Clip) throws(MediaError) -> [String] {
    var lengths: [AudioCue.Sound: Double] = [:]
    var lines: [String] = []
    for var cue in job.encoding.cues {
      cue.start -= clip.start
      let length = if let known = lengths[cue.sound] { known } else { try cue.sound.length() }
      lengths[cue.sound] = length
      guard let span = cue.heard(during: clip.length, length: length) else { continue }
      switch cue.sound {
      case .click(let click, _): lines.append(line(kind: click.rawValue, [], span, cue.volume))
      case .recording(let input): lines.append(try line(file: input.name, span, cue.volume))
      }
    }
    return lines
  }

  private func line(
    file: String, _ span: Range<Double>, _ volume: Double
  ) throws(MediaError) -> String {
    line(
      kind: "file", [("file", quoted(file)), ("sha256", try hash(file))], span, volume)
  }

  private func line(
    kind: String, _ members: [(String, String)], _ span: Range<Double>, _ volume: Double
  ) -> String {
    let length = ((span.upperBound - span.lowerBound) * 48_000).rounded() / 48_000
    let all =
      [("kind", quoted(kind))] + members
      + [("start", "\(span.lowerBound)"), ("length", "\(length)"), ("volume", "\(volume)")]
    return "{ \(all.map { "\(quoted($0)): \($1)" }.joined(separator: ", ")) }"
  }
}

extension Clip {
  /// How long the sound that is written with the clip is, in seconds.
  fileprivate var length: Double { frameRate.time(ofFrame: frames.count) }
}

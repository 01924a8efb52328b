import Rendering

extension ValueFormat where Value == AudioTrack {
  /// `music.mp3`, `music.mp3@1.5`, `music.mp3@0,loop,volume=0.5,fadeOut=2`.
  static var audioTrack: ValueFormat {
    let expectation = """
      a file and perhaps, after @, when it begins and more, such as music.mp3@1.5,loop,volume=0.5
      """
    return ValueFormat("FILE[@START…]", expectation) { text in
      guard let sign = text.lastIndex(of: "@") else { return text.isEmpty ? nil : track(text) }
      let path = String(text[..<sign])
      var parts = text[text.index(after: sign)...].split(
        separator: ",", omittingEmptySubsequences: false)[...]
      guard !path.isEmpty, let first = parts.popFirst(), let start = parsedNumber(first) else {
        // The sign may be part of a name.
        return text.hasSuffix("@") ? nil : track(text)
      }
      var track = track(path)
      track.start = start
      for part in parts {
        guard set(part, in: &track) else { return nil }
      }
      return track.range.lowerBound < track.range.upperBound ? track : nil
    }
  }

  private static func track(_ path: String) -> AudioTrack { AudioTrack(.file(path: path)) }

  private static func set(_ part: Substring, in track: inout AudioTrack) -> Bool {
    if part == "loop" {
      track.isLooped = true
      return true
    }
    let sides = part.split(separator: "=", maxSplits: 1)
    guard sides.count == 2, let number = parsedNumber(sides[1]), number >= 0 else { return false }
    let (lower, upper) = (track.range.lowerBound, track.range.upperBound)
    switch sides[0] {
    case "from" where number <= upper: track.range = number...upper
    case "to" where number >= lower: track.range = lower...number
    case "volume": track.volume = number
    case "fadeIn": track.fadeIn = number
    case "fadeOut": track.fadeOut = number
    default: return false
    }
    return true
  }
}

import Drawing

extension FrameHashes {
  /// Reads a text in the format; `path` is for messages.
  ///
  /// Lines of a header that say nothing about the pixels may be missing or others.
  public init(text: String, path: String) throws(MediaError) {
    var reader = Reader(path: path)
    // A line may end in CR LF, which is one character.
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      try reader.read(line)
    }
    self = try reader.result()
  }

  private struct Reader {
    let path: String
    var number = 0
    var rate: FrameRate?
    var size: (width: Int, height: Int)?
    var frames: [Int: FrameHash] = [:]

    mutating func read(_ line: Substring) throws(MediaError) {
      number += 1
      let line = trimmed(line)
      if line.isEmpty { return }
      if line.first == "#" { try readHeader(line) } else { try readFrame(line) }
    }

    private mutating func readHeader(_ line: Substring) throws(MediaError) {
      guard let colon = line.firstIndex(of: ":") else { return }
      let value = trimmed(line[line.index(after: colon)...])
      switch line[..<colon] {
      case "#version" where value != "2": throw problem("version \(value) of the format isn't 2")
      case "#hash" where value.lowercased() != "sha256": throw problem("the hash isn't SHA256")
      case "#tb 0": rate = try rate(value)
      case "#dimensions 0": size = try size(value)
      default: break
      }
    }

    private func rate(_ value: Substring) throws(MediaError) -> FrameRate {
      let parts = value.split(separator: "/").map { Int($0) ?? 0 }
      guard parts.count == 2, let rate = FrameRate(parts[1], parts[0]) else {
        throw problem("“\(value)” is no time base such as 1/60")
      }
      return rate
    }

    private func size(_ value: Substring) throws(MediaError) -> (Int, Int) {
      let parts = value.split(separator: "x").map { Int($0) ?? 0 }
      guard parts.count == 2, parts.allSatisfy({ $0 > 0 }) else {
        throw problem("“\(value)” is no size such as 640x360")
      }
      return (parts[0], parts[1])
    }

    private mutating func readFrame(_ line: Substring) throws(MediaError) {
      let fields = line.split(separator: ",").map(trimmed)
      guard fields.count == 6, let frame = Int(fields[2]),
        let hash = FrameHash(hexadecimal: fields[5])
      else {
        throw problem("a frame needs a stream, dts, pts, duration, size and hash of 64 digits")
      }
      guard frames.updateValue(hash, forKey: frame) == nil else {
        throw problem("frame \(frame) was there before")
      }
    }

    func result() throws(MediaError) -> FrameHashes {
      guard let rate, let size else {
        throw problem("the lines “#tb 0: …” and “#dimensions 0: …” are missing")
      }
      var hashes = FrameHashes(width: size.width, height: size.height, frameRate: rate)
      hashes.frames = frames
      return hashes
    }

    private func problem(_ reason: String) -> MediaError {
      .malformedHashes(path: path, line: number, reason: reason)
    }
  }
}

private func trimmed(_ text: Substring) -> Substring {
  let head = text.drop(while: \.isWhitespace)
  return head[
    ..<(head.lastIndex { !$0.isWhitespace }.map { head.index(after: $0) } ?? head.startIndex)]
}

import Drawing

/// Puts the parts of a clip together without encoding anything again.
public struct PartJoin: Sendable {
  /// A part and its frames in the clip.
  public struct Part: Sendable, Hashable {
    public let path: String
    public let frames: Range<Int>

    /// The part in a file, which holds `frames`.
    public init(path: String, frames: Range<Int>) { (self.path, self.frames) = (path, frames) }
  }

  /// In order, without a gap.
  private let parts: [Part]
  private let key: PartKey

  /// Takes those of `parts` that make up a clip of `frameCount` frames.
  ///
  /// - Throws: When frames are missing.
  public init(_ parts: [Part], frameCount: Int, key: PartKey) throws(MediaError) {
    var chosen: [Part] = []
    var next = 0
    while next < frameCount {
      let fitting = parts.filter { $0.frames.lowerBound == next && $0.frames.upperBound > next }
      guard let best = fitting.max(by: { $0.frames.upperBound < $1.frames.upperBound }) else {
        let end = parts.map(\.frames.lowerBound).filter { $0 > next }.min() ?? frameCount
        throw .unsuitableParts(
          problem: "of \(frameCount) frames \(next)..<\(end) are in no part",
          remedy: "render them with --chunk or --part")
      }
      chosen.append(best)
      next = best.frames.upperBound
    }
    (self.parts, self.key) = (chosen, key)
  }

  /// Appends all segments to a sink of the clip, and completes it.
  ///
  /// - Parameters:
  ///   - sink: An output of the format that the parts were made for.
  ///   - progress: Told how many frames are appended; false ends the work.
  /// - Returns: Whether the clip is complete; otherwise it is abandoned.
  /// - Throws: When a part is damaged or the clip can't be written.
  public func run(
    to sink: any FrameSink, progress: (Int) -> Bool
  ) throws(MediaError) -> Bool {
    do throws(MediaError) {
      guard let storable = sink as? any StorableSink else {
        throw .unexpected("the format isn't joined from parts")
      }
      for part in parts where try !append(part, to: storable, progress) {
        sink.abandon()
        return false
      }
      try sink.finish()
      return true
    } catch {
      sink.abandon()
      throw error
    }
  }

  private func append(
    _ part: Part, to sink: any StorableSink, _ progress: (Int) -> Bool
  ) throws(MediaError) -> Bool {
    let reader = try PartReader(path: part.path, key: key)
    var next = part.frames.lowerBound
    while next < part.frames.upperBound {
      guard let record = reader.next(), record.frames.lowerBound == next,
        record.frames.upperBound <= part.frames.upperBound
      else { throw .damagedPart(path: part.path) }
      var loader = ByteLoader(record.bytes, path: part.path)
      let payload = try sink.loadPayload(from: &loader)
      try sink.append(EncodedSegment(frames: record.frames, payload: payload))
      next = record.frames.upperBound
      guard progress(next) else { return false }
    }
    return true
  }
}

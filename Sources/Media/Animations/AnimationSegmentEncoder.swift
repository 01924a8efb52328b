import Drawing

/// Encodes what changes from frame to frame of a segment.
final class AnimationSegmentEncoder: SegmentEncoder {
  private let frames: Range<Int>
  private let settings: EncodingSettings
  private let kind: AnimationKind
  private var first: Bitmap?
  private var last: Bitmap?
  private var changes: [EncodedChange] = []

  init(frames: Range<Int>, settings: EncodingSettings, kind: AnimationKind) {
    (self.frames, self.settings, self.kind) = (frames, settings, kind)
  }

  func encode(_ frame: Bitmap) throws(MediaError) {
    try encode(frame, changing: 0..<frame.height)
  }

  func encode(_ frame: Bitmap, changing rows: Range<Int>) throws(MediaError) {
    try settings.check(frame)
    if rows.isEmpty, let last, changes.count + 1 < frames.count {
      changes.append(try kind.encode(PictureChange(unchanged: last), settings))
      return
    }
    let picture = frame.onMatte(settings)
    if let last {
      guard changes.count + 1 < frames.count else {
        throw .unexpected("a frame after the end of its segment")
      }
      let change = PictureChange(from: last, to: picture, grid: kind.grid)
      changes.append(try kind.encode(change, settings))
    } else {
      first = picture
    }
    last = picture
  }

  func finish() throws(MediaError) -> EncodedSegment {
    guard let first, let last, changes.count + 1 == frames.count else {
      throw .unexpected("a segment ended before its \(frames.count) frames")
    }
    (self.first, self.last) = (nil, nil)
    return EncodedSegment(
      frames: frames, payload: AnimationSegment(first: first, last: last, changes: changes))
  }
}

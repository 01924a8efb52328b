import Drawing

/// Looks at the frames of a segment: what changes, and which palettes they need.
///
/// The first frame is handed on whole, since its predecessor is another segment's.
final class GIFSegmentEncoder: SegmentEncoder {
  private let frames: Range<Int>
  private let settings: EncodingSettings
  private let effort: GIFEffort
  private var previous: GIFPicture?
  private var segment: GIFSegment?

  init(frames: Range<Int>, settings: EncodingSettings) {
    (self.frames, self.settings) = (frames, settings)
    effort = GIFEffort(settings)
  }

  func encode(_ frame: Bitmap) throws(MediaError) {
    try encode(frame, changing: 0..<frame.height)
  }

  func encode(_ frame: Bitmap, changing rows: Range<Int>) throws(MediaError) {
    try settings.check(frame)
    if rows.isEmpty, let segment, segment.changes.count + 1 < frames.count {
      self.segment?.changes.append(nil)
      return
    }
    let picture = GIFPicture(frame.onMatte(settings))
    if let previous, let segment {
      guard segment.changes.count + 1 < frames.count else {
        throw .unexpected("a frame after the end of its segment")
      }
      try self.segment?.changes.append(GIFFrameChange(picture, before: previous, effort: effort))
    } else {
      segment = GIFSegment(first: picture)
    }
    previous = picture
  }

  func finish() throws(MediaError) -> EncodedSegment {
    guard let segment, segment.changes.count + 1 == frames.count else {
      throw .unexpected("a segment ended before its \(frames.count) frames")
    }
    previous = nil
    return EncodedSegment(frames: frames, payload: segment)
  }
}

/// The frames of a segment: the first whole, the others as changes.
struct GIFSegment: Sendable {
  let first: GIFPicture
  var changes: [GIFFrameChange?] = []
}

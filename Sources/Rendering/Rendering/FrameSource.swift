public import Drawing

/// Something that can show itself as pixels at any time.
public protocol FrameSource: Sendable {
  /// A painter of this source's frames, for one thread to use.
  func makePainter() -> any FramePainter
}

/// Paints frames one after another into a bitmap of its own; stays on the thread that made it.
///
/// What a frame looks like depends on its time alone, whatever was painted before.
public protocol FramePainter: AnyObject {
  /// The frame that was painted last.
  var bitmap: Bitmap { get }

  /// The rows in which the frame may differ from the one that was painted before it; all of them
  /// unless a painter knows better.
  var changedRows: Range<Int> { get }

  /// Paints what is seen at `time`, in seconds.
  func paint(at time: Double)
}

extension FramePainter {
  public var changedRows: Range<Int> { 0..<bitmap.height }
}

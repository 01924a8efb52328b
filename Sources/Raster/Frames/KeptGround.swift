import CRasterKernels
import Drawing

/// A picture of the units at the back that stay as they are from frame to frame.
///
/// It is drawn once as much work as that has been spent on drawing those units where others moved in
/// front of them: at worst the work doubles, however soon they change.
struct KeptGround {
  /// How many units the picture shows.
  private(set) var count = 0
  private(set) var bitmap: Bitmap?
  /// How many units were the same in the last two frames.
  private var steadyCount = 0
  private var lastPrefix = 0
  /// The work that went into these units, those in the picture left out, while they were the same.
  private var work = 0

  var isEmpty: Bool { count == 0 }

  /// Takes note that the first `prefix` units are the same as in the frame before.
  mutating func note(commonPrefix prefix: Int) {
    if prefix < count { count = 0 }
    let steady = min(prefix, lastPrefix)
    lastPrefix = prefix
    guard steady != steadyCount else { return }
    (steadyCount, work) = (steady, 0)
  }

  /// Which units the picture is to show in addition, now that `traces` are drawn on `parts`.
  mutating func additions(_ traces: [UnitTrace], on parts: [PixelBounds], canvas: PixelBounds)
    -> Range<Int>?
  {
    guard steadyCount > count else { return nil }
    for part in parts {
      let visible = UnitTrace.visible(traces, from: count, on: part).indices
      for index in visible where index < steadyCount { work += traces[index].cost(on: part) }
    }
    let added = count..<steadyCount
    let whole = traces[added].reduce(canvas.area) { $0 + $1.cost(on: canvas) }
    return work > whole ? added : nil
  }

  /// Takes the picture to change it.
  mutating func take(width: Int, height: Int) -> Bitmap {
    defer { bitmap = nil }
    return bitmap ?? Bitmap(width: width, height: height)
  }

  /// Puts the picture back, which now shows `newCount` units.
  mutating func put(_ picture: Bitmap, count newCount: Int) {
    (bitmap, count, work) = (picture, newCount, 0)
  }
}

extension FrameRasterizer {
  /// Larger canvases aren't kept twice.
  private static let mostPixelsKept = 1 << 25

  /// Draws more of the units at the back on the picture of them that is kept, if that is worth it.
  func keepGround(of frame: inout RecordedFrame, seenOn parts: [PixelBounds]) {
    ground.note(commonPrefix: frame.commonPrefix)
    guard canvas.area <= Self.mostPixelsKept,
      let added = ground.additions(frame.traces, on: parts, canvas: canvas)
    else { return }
    for index in added { record(index, of: &frame) }
    var picture = ground.take(width: bitmap.width, height: bitmap.height)
    let behind = ground.isEmpty ? nil : picture
    var back = frame
    back.traces.removeSubrange(added.upperBound...)
    let visible = UnitTrace.visible(back.traces, from: added.lowerBound, on: canvas)
    paint(back, [visible], over: behind, on: &picture)
    ground.put(picture, count: added.upperBound)
  }
}

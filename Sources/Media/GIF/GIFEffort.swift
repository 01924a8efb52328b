/// How many colours a frame may have, and how far a pixel's may be off.
struct GIFEffort: Sendable, Equatable {
  /// The colours of the first frame, whose palette the file shares.
  var firstColors: Int
  /// The colours of each later frame's own palette, which counts in its size.
  var laterColors: Int
  /// The squared distance in RGB up to which a changed pixel keeps what is on the screen.
  var tolerance: Int32

  init(_ settings: EncodingSettings) {
    switch settings.quality {
    case .draft: (firstColors, laterColors, tolerance) = (255, 63, 30)
    case .good: (firstColors, laterColors, tolerance) = (255, 127, 12)
    case .best: (firstColors, laterColors, tolerance) = (255, 255, 4)
    }
    guard let colors = settings.gifColors else { return }
    // One entry of a table stands for transparency.
    let limit = max(1, min(255, colors - 1))
    (firstColors, laterColors) = (min(firstColors, limit), min(laterColors, limit))
  }
}

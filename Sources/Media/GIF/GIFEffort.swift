/// How many colours a frame may have, and how much errors weigh against bits.
struct GIFEffort: Sendable, Equatable {
  /// The colours of a frame, 1…255: an entry of each table stands for transparency.
  var colors: Int
  /// How many 256ths of a bit a squared error in RGB is worth.
  var weight: UInt32

  init(_ settings: EncodingSettings) {
    weight =
      switch settings.quality {
      case .draft: 26
      case .good: 128
      case .best: 512
      }
    colors = max(1, min(255, (settings.gifColors ?? 256) - 1))
  }
}

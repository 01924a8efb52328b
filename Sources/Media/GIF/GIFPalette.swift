import CMediaKernels

/// The colours of a frame, as opaque pixels.
struct GIFPalette: Sendable, Equatable {
  var colors: [UInt32]

  /// At most `limit` colours that stand for those of a histogram with little error.
  ///
  /// All of them when they are few enough. Otherwise the colours are cut where they vary most (Wan,
  /// Prusinkiewicz, Wong, "Variance-based color image quantization for frame buffer display", 1990),
  /// the cuts are refined by k-means, and a group that is mostly of one colour is shown in just
  /// that: flat areas are exact.
  init(_ histogram: GIFHistogram, limit: Int) {
    if histogram.counts.count <= limit {
      colors = histogram.counts.map(\.color).sorted()
      return
    }
    var clusters = GIFClusters(histogram.counts, count: limit)
    for _ in 0..<4 { clusters.refine() }
    colors = Set(clusters.representatives).sorted()
  }

  /// The bits of an index into a table with an entry for transparency too; at least 1.
  var bits: Int {
    var bits = 1
    while 1 << bits < colors.count + 1 { bits += 1 }
    return bits
  }

  /// The index that stands for transparency: the first that no colour has.
  var transparentIndex: Int { colors.count }
}

extension GIFPalette {
  /// A palette of just these colours.
  init(colors: [UInt32]) { self.colors = colors }
}

extension GIFPalette {
  /// Palettes of at most `limit` colours and of fewer, each with half the table of the one before.
  static func choices(for histogram: GIFHistogram, limit: Int) -> [GIFPalette] {
    var choices = [GIFPalette(histogram, limit: limit)]
    // An entry of each table is for transparency.
    while let last = choices.last, last.bits > 2 {
      choices.append(GIFPalette(histogram, limit: min(limit, (1 << (last.bits - 1)) - 1)))
    }
    return choices
  }
}

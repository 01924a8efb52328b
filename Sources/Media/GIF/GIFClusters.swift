import CMediaKernels

/// Colours in groups, each of which becomes one colour.
struct GIFClusters {
  private let counts: [media_color_count]
  private var centers: [UInt32] = []
  private var assignment: [UInt8]

  /// Cuts the colours into at most `count` (≤ 256) groups.
  init(_ counts: [media_color_count], count: Int) {
    var boxes = GIFColorBoxes(counts)
    while boxes.count < count, boxes.cut() {}
    centers = boxes.means
    self.counts = boxes.colors
    assignment = Array(repeating: 0, count: counts.count)
  }

  /// Assigns each colour to the nearest centre, and moves the centres to the means.
  mutating func refine() {
    assign()
    var sums = Array(repeating: GIFColorSum(), count: centers.count)
    for (color, group) in zip(counts, assignment) { sums[Int(group)].add(color) }
    for (group, sum) in sums.enumerated() where sum.weight > 0 { centers[group] = sum.mean }
  }

  private mutating func assign() {
    media_gif_nearest(
      centers, Int32(centers.count), counts, Int32(counts.count), &assignment)
  }

  /// The colour of each group that has any: the one of half its pixels, or else the mean.
  var representatives: [UInt32] {
    var current = self
    current.assign()
    var weights = Array(repeating: 0, count: centers.count)
    var dominant = Array(repeating: media_color_count(), count: centers.count)
    for (color, group) in zip(counts, current.assignment) {
      weights[Int(group)] += Int(color.count)
      if color.count > dominant[Int(group)].count { dominant[Int(group)] = color }
    }
    return centers.indices.filter { weights[$0] > 0 }.map {
      2 * Int(dominant[$0].count) >= weights[$0] ? dominant[$0].color : centers[$0]
    }
  }
}

/// Sums over the pixels of some colours.
struct GIFColorSum {
  private(set) var weight = 0
  private(set) var channels = SIMD3<Int>()
  private(set) var squares = SIMD3<Int>()

  mutating func add(_ color: media_color_count) {
    let (value, count) = (channelsOf(color.color), Int(color.count))
    weight += count
    channels &+= value &* count
    squares &+= value &* value &* count
  }

  /// The weighted sum of squared distances from the mean, by channel.
  var variation: SIMD3<Double> {
    guard weight > 0 else { return .zero }
    let sums = SIMD3<Double>(channels)
    return SIMD3<Double>(squares) - sums * sums / Double(weight)
  }

  /// The mean, rounded, as an opaque pixel.
  var mean: UInt32 {
    let rounded = (channels &+ SIMD3(repeating: weight / 2)) / SIMD3(repeating: max(1, weight))
    return UInt32(rounded.x) | UInt32(rounded.y) << 8 | UInt32(rounded.z) << 16 | 0xFF00_0000
  }
}

/// Red, green and blue of a pixel.
func channelsOf(_ color: UInt32) -> SIMD3<Int> {
  SIMD3(Int(color & 255), Int(color >> 8 & 255), Int(color >> 16 & 255))
}

import CMediaKernels

/// Colours cut into boxes, always the one that varies most, where that helps most.
struct GIFColorBoxes {
  private(set) var colors: [media_color_count]
  private var boxes: [Box]

  private struct Box {
    var range: Range<Int>
    var sum: GIFColorSum

    var worst: Double { range.count > 1 ? sum.variation.max() : 0 }
  }

  /// One box of all colours.
  init(_ colors: [media_color_count]) {
    self.colors = colors
    var sum = GIFColorSum()
    for color in colors { sum.add(color) }
    boxes = [Box(range: colors.indices, sum: sum)]
  }

  var count: Int { boxes.count }

  /// The mean colour of each box.
  var means: [UInt32] { boxes.map(\.sum.mean) }

  /// Cuts a box in two; false when none has more than one colour.
  mutating func cut() -> Bool {
    guard let index = boxes.indices.max(by: { boxes[$0].worst < boxes[$1].worst }),
      boxes[index].worst > 0
    else { return false }
    let box = boxes[index]
    sort(box)
    let (place, low) = bestCut(of: box)
    var high = GIFColorSum()
    for color in colors[place..<box.range.upperBound] { high.add(color) }
    boxes[index] = Box(range: box.range.lowerBound..<place, sum: low)
    boxes.append(Box(range: place..<box.range.upperBound, sum: high))
    return true
  }

  private mutating func sort(_ box: Box) {
    let variation = box.sum.variation
    let shift: UInt32 = variation.x == variation.max() ? 0 : variation.y == variation.max() ? 8 : 16
    // Ties are broken by the whole colour, so that the order doesn't depend on the algorithm.
    colors[box.range].sort {
      ($0.color >> shift & 255, $0.color) < ($1.color >> shift & 255, $1.color)
    }
  }

  // The sum of squared distances of both parts is least where Σ|sum|²/weight is greatest.
  private func bestCut(of box: Box) -> (place: Int, low: GIFColorSum) {
    var (low, best) = (GIFColorSum(), GIFColorSum())
    var (place, greatest) = (box.range.lowerBound + 1, -Double.infinity)
    for index in box.range.dropLast() {
      low.add(colors[index])
      let lowSum = SIMD3<Double>(low.channels)
      let highSum = SIMD3<Double>(box.sum.channels) - lowSum
      let value =
        (lowSum * lowSum).sum() / Double(low.weight)
        + (highSum * highSum).sum() / Double(box.sum.weight - low.weight)
      if value > greatest { (place, greatest, best) = (index + 1, value, low) }
    }
    return (place, best)
  }
}

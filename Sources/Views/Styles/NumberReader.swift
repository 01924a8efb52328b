import Drawing
import Motion

/// Takes numbers from a vector one after another; zeros where it ends.
struct NumberReader {
  private let numbers: [Double]
  private var position = 0

  init(_ numbers: [Double]) { self.numbers = numbers }

  mutating func next() -> Double {
    defer { position += 1 }
    return position < numbers.count ? numbers[position] : 0
  }

  mutating func next(_ count: Int) -> [Double] { (0..<count).map { _ in next() } }

  /// The colour that `Color.Resolved.numbers` wrote.
  mutating func nextColor() -> Color.Resolved {
    let data = next(4)
    var color = Color.Resolved.clear
    color.animatableData = AnimatablePair(
      data[0], AnimatablePair(data[1], AnimatablePair(data[2], data[3])))
    return color
  }
}

extension Color.Resolved {
  /// The components in which colours travel.
  var numbers: [Double] {
    let data = animatableData
    return [data.first, data.second.first, data.second.second.first, data.second.second.second]
  }
}

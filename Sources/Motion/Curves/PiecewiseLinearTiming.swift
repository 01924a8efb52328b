/// A point of a curve made of straight lines, as a stop in CSS `linear()`.
public struct LinearStop: Sendable, Hashable {
  /// The output progress.
  public var output: Double
  /// The input progress; nil to be spaced evenly between its neighbours.
  public var input: Double?

  /// A stop with the given output, at the given input if any.
  public init(_ output: Double, at input: Double? = nil) {
    (self.output, self.input) = (output, input)
  }
}

/// A curve made of straight lines (CSS Easing Functions 2, §2.2).
struct PiecewiseLinearTiming: Sendable, Hashable {
  private let inputs: [Double]
  private let outputs: [Double]

  /// The curve through `stops`, of which there must be at least one.
  init(_ stops: [LinearStop]) {
    inputs = Self.completedInputs(of: stops.map { $0.input.flatMap { $0.isFinite ? $0 : nil } })
    outputs = stops.map { $0.output.finite(or: 0) }
  }

  /// The inputs in rising order, with those spaced evenly that are missing.
  private static func completedInputs(of given: [Double?]) -> [Double] {
    var inputs = given
    inputs[0] = inputs[0] ?? 0
    if inputs[inputs.count - 1] == nil { inputs[inputs.count - 1] = 1 }
    var known = 0
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      let start = inputs[known] ?? input
      let end = Swift.max(input, start)
      inputs[index] = end
      for missing in known + 1..<Swift.max(known + 1, index) {
        let share = Double(missing - known) / Double(index - known)
        inputs[missing] = start + (end - start) * share
      }
      known = index
    }
    return inputs.map { $0 ?? 1 }
  }

  /// The output for any `input`; the first and the last line go on beyond the ends.
  func value(at input: Double) -> Double {
    let (index, isStop) = position(of: input)
    if isStop || outputs.count == 1 { return outputs[index] }
    let width = inputs[index + 1] - inputs[index]
    guard width > 0 else { return outputs[input < inputs[index] ? index : index + 1] }
    return outputs[index] + (outputs[index + 1] - outputs[index])
      * ((input - inputs[index]) / width)
  }

  /// The slope of the line that begins at `input` or contains it.
  func velocity(at input: Double) -> Double {
    guard outputs.count > 1 else { return 0 }
    let index = Swift.min(position(of: input).index, outputs.count - 2)
    let width = inputs[index + 1] - inputs[index]
    return width > 0 ? (outputs[index + 1] - outputs[index]) / width : 0
  }

  /// The line that `input` lies on, or the last stop at exactly this input.
  private func position(of input: Double) -> (index: Int, isStop: Bool) {
    var (low, high) = (0, inputs.count)
    while low < high {
      let middle = (low + high) / 2
      if inputs[middle] <= input { low = middle + 1 } else { high = middle }
    }
    if low == 0 { return (0, false) }
    if inputs[low - 1] == input { return (low - 1, true) }
    return (Swift.min(low - 1, Swift.max(0, inputs.count - 2)), false)
  }
}

extension UnitCurve {
  /// A curve of straight lines through `stops`, as CSS `linear()`.
  ///
  /// The first stop without an input is at 0, the last at 1, and the others in between are spaced
  /// evenly. An input below the one before counts as equal to it. Without stops the curve is a
  /// straight line, with one it is constant.
  public static func linear(_ stops: [LinearStop]) -> UnitCurve {
    stops.isEmpty ? .linear : UnitCurve(.piecewise(PiecewiseLinearTiming(stops)))
  }
}

/// Where a curve has which length, at sixteenths of its parameter: for many places along it.
///
/// Good to about 1e-5 of the curve, the whole to nine digits as in `ParametricCurve.length`.
struct ArcLengthTable: Sendable {
  /// The length up to the end of each sixteenth.
  private var ends = SIMD16<Double>()

  init(_ curve: CubicCurve) {
    var sum = 0.0
    for index in 0..<16 {
      sum += Self.length(of: curve, from: Double(index) / 16, by: 1.0 / 16)
      ends[index] = sum
    }
    // The whole is to be exact, since dashes are often made to fit it.
    if sum > 0 { ends *= curve.length / sum }
  }

  var length: Double { ends[15] }

  /// The length up to a parameter.
  func length(upTo parameter: Double, on curve: CubicCurve) -> Double {
    let index = min(max(Int(parameter * 16), 0), 15)
    let (before, start) = (index == 0 ? 0 : ends[index - 1], Double(index) / 16)
    let rest = Self.length(of: curve, from: start, by: parameter - start)
    return min(before + rest, ends[15])
  }

  /// The parameter up to which the curve has the length `target`, between 0 and the whole.
  func parameter(atLength target: Double, on curve: CubicCurve) -> Double {
    var (low, high) = (0, 15)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < target { low = middle + 1 } else { high = middle }
    }
    let before = low == 0 ? 0 : ends[low - 1]
    let (from, rest, whole) = (Double(low) / 16, target - before, ends[low] - before)
    guard whole > 0 else { return from }
    // Regula falsi, then steps of Newton's method held in the sixteenth.
    var step = rest / whole / 16
    for _ in 0..<3 {
      let error = Self.length(of: curve, from: from, by: step) - rest
      if abs(error) < 1e-5 * whole { break }
      let speed = curve.derivative(at: from + step).length
      step = speed > 0 ? min(max(step - error / speed, 0), 1.0 / 16) : step
    }
    return from + step
  }

  /// The length of a stretch by Gauss–Legendre quadrature with three nodes.
  private static func length(of curve: CubicCurve, from: Double, by step: Double) -> Double {
    let (middle, reach) = (from + step / 2, step / 2 * 0.7745966692414834)
    let outer =
      curve.derivative(at: middle - reach).length + curve.derivative(at: middle + reach).length
    return step / 18 * (5 * outer + 8 * curve.derivative(at: middle).length)
  }
}

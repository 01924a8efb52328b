import Rendering

/// Values and velocities of curves: a line of `time value velocity` for each time.
///
/// Each of several curves has a block of its own, which a line of `# name` heads and an empty line
/// parts from the one before; gnuplot and awk read that as it is.
struct CurveTable: CustomStringConvertible {
  let curves: [CurvePlot.Curve]
  let times: [Double]

  var description: String {
    curves.map(block).joined(separator: "\n")
  }

  private func block(_ curve: CurvePlot.Curve) -> String {
    let lines = times.map { time in
      [time, curve.value.value(at: time), curve.value.velocity(at: time)]
        .map(twelveDigits).joined(separator: " ") + "\n"
    }
    return (curves.count > 1 ? "# \(curve.name)\n" : "") + lines.joined()
  }

  /// A number with twelve significant digits, without zeros at its end.
  private func twelveDigits(_ number: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 40)
    let positiveZero = number + 0
    _ = withVaList([positiveZero]) { vsnprintf(&buffer, buffer.count, "%.12g", $0) }
    return buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}

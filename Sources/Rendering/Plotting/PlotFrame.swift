import Geometry

/// Where the axes of a plot and the names of its curves lie in a picture.
struct PlotFrame {
  let plot: CurvePlot
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double

  /// The inside of a picture of the given size, with room for the labels and a row for each curve.
  init(plot: CurvePlot, width: Double, height: Double) {
    self.plot = plot
    (left, top) = (64, 24)
    right = max(width - 32, left + 1)
    bottom = max(height - 52 - Double(plot.curves.count) * Self.rowHeight, top + 1)
  }

  /// The height of a row of the legend.
  static let rowHeight = 22.0

  /// The middle of a curve's row below the plot.
  func row(_ index: Int) -> Double { bottom + 48 + Double(index) * Self.rowHeight }

  /// Colours that stay apart for most people with colour blindness, on white (Okabe and Ito, 2008).
  static let colors: [UInt32] = [0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0xe69f00, 0x56b4e9]

  /// The colour of the curve at `index`.
  static func color(_ index: Int) -> UInt32 { colors[index % colors.count] }

  var valueTicks: [Double] { CurvePlot.ticks(over: plot.values, count: 6) }
  var timeTicks: [Double] { CurvePlot.ticks(over: 0...plot.duration, count: 8) }

  func x(_ time: Double) -> Double { left + (right - left) * time / plot.duration }

  func y(_ value: Double) -> Double {
    let fraction =
      (value - plot.values.lowerBound) / (plot.values.upperBound - plot.values.lowerBound)
    return bottom - (bottom - top) * fraction
  }

  /// The curve, a point for each half pixel.
  func points(of curve: CurvePlot.Curve) -> [CGPoint] {
    let count = max(Int((right - left) * 2), 2)
    return (0...count).compactMap { index in
      let time = plot.duration * Double(index) / Double(count)
      let value = curve.value.value(at: time)
      return value.isFinite ? CGPoint(x: x(time), y: y(value)) : nil
    }
  }
}

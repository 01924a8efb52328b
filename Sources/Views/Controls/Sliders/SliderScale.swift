/// The numbers of a slider, as fractions of its line.
struct SliderScale {
  private let get: () -> Double
  private let set: (Double) -> Void
  private let step: Double
  private let bounds: ClosedRange<Double>

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride
  ) where V.Stride: BinaryFloatingPoint {
    get = { Double(value.wrappedValue) }
    set = { value.wrappedValue = V($0) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = Double(step)
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// How far along the line the number is, from 0 to 1; a number that is none is at the beginning.
  var fraction: Double {
    let fraction = (get() - bounds.lowerBound) / length
    return fraction > 0 ? min(fraction, 1) : 0
  }

  /// Chooses the number nearest to a fraction of the line.
  func choose(_ fraction: Double) {
    let way = min(max(fraction, 0), 1) * length
    guard way.isFinite else { return }
    let steps = step > 0 && step.isFinite ? (way / step).rounded() * step : way
    let number = min(bounds.lowerBound + steps, bounds.upperBound)
    if number != get() { set(number) }
  }
}

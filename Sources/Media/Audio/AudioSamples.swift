/// Sound as numbers: two channels of 48 000 samples a second, in turn left and right.
struct AudioSamples: Sendable, Equatable {
  static let rate = 48_000
  static let channels = 2

  /// Samples, of which a full swing is -1…1.
  var values: [Float] = []

  /// How many pairs of samples there are.
  var count: Int { values.count / Self.channels }

  /// The number of the sample at a time, in seconds; times that are out of range are at its ends.
  static func index(at time: Double) -> Int {
    let exact = time * Double(rate)
    return exact.isNaN ? 0 : Int(max(-1e15, min(1e15, exact.rounded())))
  }
}

import Geometry

/// The nearest viewport's size in user units: what percentages are of.
struct Viewport: Sendable, Hashable {
  var width: Double
  var height: Double

  /// The diagonal divided by √2: what percentages are of that belong to neither axis.
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}

/// All that lengths depend on.
struct LengthContext: Sendable, Hashable {
  var font: FontUnits
  var viewport: Viewport
}

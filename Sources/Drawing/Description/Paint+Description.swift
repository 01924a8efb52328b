import Geometry

extension Paint: CustomStringConvertible {
  /// The paint in few words.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .linearGradient(let paint):
      "linear \(paint.startPoint.words) to \(paint.endPoint.words)\(paint.spread.words) "
        + paint.gradient.description
    case .radialGradient(let paint): paint.words
    case .angularGradient(let paint):
      "angular \(paint.center.words) \(rounded(paint.startAngle.degrees))° to "
        + "\(rounded(paint.endAngle.degrees))°\(paint.spread.words) \(paint.gradient)"
    }
  }
}

extension RadialGradientPaint {
  fileprivate var words: String {
    let aspect = aspect == 1 ? "" : " aspect \(rounded(aspect))"
    return "radial \(center.words) from \(rounded(startRadius)) to \(rounded(endRadius))"
      + "\(aspect)\(spread.words) \(gradient)"
  }
}

extension Gradient: CustomStringConvertible {
  /// The stops as given, each with its location, and the space unless it is the usual one.
  public var description: String {
    let words = stops.map { "\($0.color) \(rounded($0.location))" }.joined(separator: ", ")
    return "[\(words)]" + (colorSpace == .device ? "" : " \(colorSpace)")
  }
}

extension GradientSpread {
  fileprivate var words: String { self == .pad ? "" : " \(self)" }
}

extension CGPoint {
  fileprivate var words: String { "\(rounded(x.native)) \(rounded(y.native))" }
}

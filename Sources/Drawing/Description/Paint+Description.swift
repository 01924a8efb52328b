import Geometry

extension Paint: CustomStringConvertible {
  /// The paint in few words.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .linearGradient(let paint):
      "linear \(paint.startPoint.words) to \(paint.endPoint.words)\(paint.spread.words)\(paint.transform.suffix) "
        + paint.gradient.description
    case .radialGradient(let paint): paint.words
    case .conicalGradient(let paint): paint.words
    case .meshGradient(let paint): paint.words
    case .image(let paint): paint.words
    case .pattern(let paint):
      "pattern \(paint.tile.words)\(paint.transform.suffix) of \(paint.content.count) nodes"
    case .angularGradient(let paint):
      "angular \(paint.center.words) \(rounded(paint.startAngle.degrees))° to "
        + "\(rounded(paint.endAngle.degrees))°\(paint.spread.words)\(paint.transform.suffix) \(paint.gradient)"
    }
  }
}

extension ConicalGradientPaint {
  fileprivate var words: String {
    "conical \(startCenter.words) radius \(rounded(startRadius)) to \(endCenter.words) radius "
      + "\(rounded(endRadius))\(spread.words)\(transform.suffix) \(gradient)"
  }
}

extension MeshGradientPaint {
  fileprivate var words: String {
    let places = vertices.map {
      "\($0.color) \(rounded(Double($0.position.x))) \(rounded(Double($0.position.y)))"
    }
    return "mesh \(width) × \(height) in \(bounds.words) [\(places.joined(separator: ", "))]"
  }
}

extension ImagePatternPaint {
  fileprivate var words: String {
    let source = sourceRect == image.bounds ? "" : " from \(sourceRect.words)"
    let quality = interpolation == .bilinear ? "" : " \(interpolation)"
    let copies = ["once", "repeated along x", "repeated along y", "repeated"]
    return "image \(image)\(source) \(copies[repetition.rawValue & 3])\(quality)\(transform.suffix)"
  }
}

extension CGAffineTransform {
  /// The map's steps with a space before them.
  fileprivate var suffix: String { words.map { " " + $0 }.joined() }
}

extension RadialGradientPaint {
  fileprivate var words: String {
    let aspect = aspect == 1 ? "" : " aspect \(rounded(aspect))"
    return "radial \(center.words) from \(rounded(startRadius)) to \(rounded(endRadius))"
      + "\(aspect)\(spread.words)\(transform.suffix) \(gradient)"
  }
}

extension Gradient.Resolved: CustomStringConvertible {
  /// The stops as given, each with its location, and the space unless it is the usual one.
  public var description: String {
    let words = stops.map { "\($0.color) \(rounded($0.location))" }.joined(separator: ", ")
    return "[\(words)]" + (colorSpace == .device ? "" : " \(colorSpace)")
      + (alphaInterpolation == .premultiplied ? "" : " straight")
  }
}

extension GradientSpread {
  fileprivate var words: String { self == .pad ? "" : " \(self)" }
}

extension CGPoint {
  fileprivate var words: String { "\(rounded(x.native)) \(rounded(y.native))" }
}

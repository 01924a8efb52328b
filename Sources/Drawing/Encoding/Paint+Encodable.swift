import Geometry

extension Paint: Encodable {
  private enum Key: String, CodingKey { case kind, description, gradient, transform, content }

  /// Writes a colour as a string, and anything else as an object with its kind and its words.
  public func encode(to encoder: any Encoder) throws {
    if case .color(let color) = self {
      var value = encoder.singleValueContainer()
      return try value.encode(color.description)
    }
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(kind, forKey: .kind)
    try object.encode(description, forKey: .description)
    try object.encodeIfPresent(gradient, forKey: .gradient)
    if case .pattern(let paint) = self { try object.encode(paint.content, forKey: .content) }
  }

  private var kind: String {
    switch self {
    case .color: "color"
    case .linearGradient: "linear"
    case .radialGradient: "radial"
    case .angularGradient: "angular"
    case .conicalGradient: "conical"
    case .meshGradient: "mesh"
    case .image: "image"
    case .pattern: "pattern"
    }
  }

  private var gradient: Gradient.Resolved? {
    switch self {
    case .linearGradient(let paint): paint.gradient
    case .radialGradient(let paint): paint.gradient
    case .angularGradient(let paint): paint.gradient
    case .conicalGradient(let paint): paint.gradient
    case .color, .meshGradient, .image, .pattern: nil
    }
  }
}

extension Gradient.Resolved: Encodable {
  private enum Key: String, CodingKey { case color, location }

  /// Writes the stops in the order in which they are drawn.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for stop in orderedStops {
      var entry = list.nestedContainer(keyedBy: Key.self)
      try entry.encode(stop.color.description, forKey: .color)
      try entry.encode(stop.location, forKey: .location)
    }
  }
}

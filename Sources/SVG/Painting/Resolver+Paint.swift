import Drawing
import Geometry

extension Resolver {
  /// What a fill or stroke paints with; nil for nothing.
  func paint(
    _ value: PaintValue, opacity: Double, _ bounds: CGRect?, _ surroundings: Surroundings
  ) -> Paint? {
    let current = surroundings.style.inherited.color
    func plain(_ color: ColorValue) -> Paint { .color(color.resolved(current).opacity(opacity)) }
    switch value {
    case .none: return nil
    case .color(let color): return plain(color)
    case .contextFill: return surroundings.local(surroundings.contextFill)?.faded(by: opacity)
    case .contextStroke: return surroundings.local(surroundings.contextStroke)?.faded(by: opacity)
    case .server(let id, let fallback):
      switch server(id, opacity: opacity, bounds, surroundings) {
      case .paint(let paint): return paint
      case .nothing: return nil
      case .invalid:
        guard case .color(let color) = fallback else { return nil }
        return plain(color)
      }
    }
  }

  /// What a reference to a paint server comes to.
  enum ServerPaint {
    case paint(Paint)
    /// The server paints nothing.
    case nothing
    /// There is none, or it can't be used here: the fallback counts.
    case invalid
  }

  private func server(
    _ id: String, opacity: Double, _ bounds: CGRect?, _ surroundings: Surroundings
  ) -> ServerPaint {
    guard let element = document.tree.element(id: id) else { return .invalid }
    switch element.name {
    case "linearGradient", "radialGradient":
      return gradient(element, opacity: opacity, bounds, surroundings)
    case "pattern":
      return expanding(element) { pattern(element, opacity: opacity, bounds, surroundings) }
        ?? .invalid
    default: return .invalid
    }
  }
}

extension Paint {
  /// The paint moved by a transform.
  func transformed(by transform: CGAffineTransform) -> Paint {
    switch self {
    case .linearGradient(var paint):
      paint.transform = paint.transform.concatenating(transform)
      return .linearGradient(paint)
    case .radialGradient(var paint):
      paint.transform = paint.transform.concatenating(transform)
      return .radialGradient(paint)
    case .conicalGradient(var paint):
      paint.transform = paint.transform.concatenating(transform)
      return .conicalGradient(paint)
    case .pattern(var paint):
      paint.transform = paint.transform.concatenating(transform)
      return .pattern(paint)
    case .color, .angularGradient, .meshGradient, .image: return self
    }
  }

  /// The paint with its opacity multiplied.
  func faded(by opacity: Double) -> Paint {
    func faded(_ gradient: Gradient.Resolved) -> Gradient.Resolved {
      var gradient = gradient
      for index in gradient.stops.indices { gradient.stops[index].color.opacity *= opacity }
      return gradient
    }
    guard opacity < 1 else { return self }
    switch self {
    case .color(let color): return .color(color.opacity(opacity))
    case .linearGradient(var paint):
      paint.gradient = faded(paint.gradient)
      return .linearGradient(paint)
    case .radialGradient(var paint):
      paint.gradient = faded(paint.gradient)
      return .radialGradient(paint)
    case .conicalGradient(var paint):
      paint.gradient = faded(paint.gradient)
      return .conicalGradient(paint)
    case .pattern(var paint):
      paint.content = [.group(.init(opacity: opacity, content: paint.content))]
      return .pattern(paint)
    case .angularGradient, .meshGradient, .image: return self
    }
  }
}

import Geometry
import Motion
import Views

/// Where scrolled content is moved to.
enum Scrolling: Sendable {
  case by(CGPoint)
  case to(CGPoint)
  case edge(Edge)
  case view(SceneValue, UnitPoint?)

  /// The step of a film's script that moves it.
  func step<State>(
    _ location: TouchLocation, at time: Double, _ animation: Animation?
  ) -> ScriptStep<State> {
    switch self {
    case .by(let distance):
      .scroll(
        location, at: time, by: CGSize(width: distance.x, height: distance.y),
        animation: animation)
    case .to(let offset): .scroll(location, at: time, to: offset, animation: animation)
    case .edge(let edge): .scroll(location, at: time, to: edge, animation: animation)
    case .view(let id, let anchor):
      .scroll(location, at: time, to: id, anchor: anchor, animation: animation)
    }
  }
}

extension KeyReader {
  /// Where scrolled content is moved to: one of several keys says it.
  func scrolling() -> @Sendable (VariableValues) -> Scrolling {
    let distance = optional("by", .point(), "How far, [x, y]; y shows what is further down.")
    let offset = optional("to", .point(), "The point of the content that comes to the corner.")
    let edge = optional("edge", .edge, "The end of the content that comes into view.")
    let id = optional("view", .anyValue, "The \"id\" of the view that comes into view.")
    let point = optional("viewAnchor", .unitPoint, "Where in the scroll view that view comes to.")
    let given = ["by", "to", "edge", "view"].filter(has)
    if given.count > 1 {
      reading.error(
        "\"\(given[0])\" and \"\(given[1])\" exclude each other", at: rangeOfKey(given[1]))
    }
    if given.isEmpty, isObject {
      reading.error(
        "missing key \"by\", \"to\", \"edge\" or \"view\"",
        at: range.lowerBound..<range.lowerBound + 1)
    }
    return { environment in
      if let id { return .view(id.value(in: environment), point?.value(in: environment)) }
      if let edge { return .edge(edge.value(in: environment)) }
      if let offset { return .to(offset.value(in: environment)) }
      return .by(distance?.value(in: environment) ?? .zero)
    }
  }
}

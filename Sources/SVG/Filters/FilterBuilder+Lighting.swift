import Drawing
import Geometry

extension FilterBuilder {
  /// The light of a lighting primitive; nil without a source of light.
  func lighting(_ element: Element) -> Lighting? {
    let sources = ["feDistantLight", "fePointLight", "feSpotLight"]
    guard let source = element.children.first(where: { sources.contains($0.name) }) else {
      return nil
    }
    let style = resolver.documentStyle(element)
    return Lighting(
      source: light(source), surface: surface(element),
      surfaceScale: number(element, "surfaceScale", 1),
      color: style.own.lightingColor.resolved(style.inherited.color))
  }

  private func surface(_ element: Element) -> Lighting.Surface {
    guard element.name == "feSpecularLighting" else {
      return .diffuse(constant: max(number(element, "diffuseConstant", 1), 0))
    }
    return .specular(
      constant: max(number(element, "specularConstant", 1), 0),
      exponent: min(max(number(element, "specularExponent", 1), 1), 128))
  }

  private func light(_ element: Element) -> Lighting.Source {
    func radians(_ name: String) -> Double { number(element, name, 0) * .pi / 180 }
    switch element.name {
    case "feDistantLight":
      return .distant(azimuth: radians("azimuth"), elevation: radians("elevation"))
    case "fePointLight": return .point(point(element, "x", "y", "z"))
    default:
      let angle = element.attribute("limitingConeAngle").flatMap { singleNumber($0) }
      return .spot(
        point(element, "x", "y", "z"), at: point(element, "pointsAtX", "pointsAtY", "pointsAtZ"),
        exponent: max(number(element, "specularExponent", 1), 1),
        coneAngle: angle.map { abs($0) * .pi / 180 })
    }
  }

  /// A place in user space, or one in fractions of the box.
  private func point(_ element: Element, _ x: String, _ y: String, _ z: String) -> SIMD3<Double> {
    let place = SIMD3(number(element, x, 0), number(element, y, 0), number(element, z, 0))
    guard let box else { return place }
    return SIMD3(
      box.minX + place.x * box.width, box.minY + place.y * box.height,
      place.z * (box.width + box.height) / 2)
  }
}

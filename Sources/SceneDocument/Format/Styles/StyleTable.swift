internal import Drawing
internal import Geometry
internal import Views

/// The gradients that shapes can be filled with.
let styleTable = KindTable<AnyShapeStyle>(
  noun: "style",
  kinds: [
    linearGradient, radialGradient, ellipticalGradient, angularGradient, meshGradient,
  ])

private let linearGradient = KindDescription<AnyShapeStyle>(
  "linearGradient", "Colors along a line.", synonyms: ["gradient", "linear"]
) { keys in
  let gradient = keys.gradient()
  let start = keys.optional(
    "startPoint", .unitPoint, default: .top, "Where the first color is.", defaultText: "top")
  let end = keys.optional(
    "endPoint", .unitPoint, default: .bottom, "Where the last color is.", defaultText: "bottom")
  return { environment in
    AnyShapeStyle(
      LinearGradient(
        gradient: gradient(environment), startPoint: start.value(in: environment),
        endPoint: end.value(in: environment)))
  }
}

private let radialGradient = KindDescription<AnyShapeStyle>(
  "radialGradient", "Colors by the distance from a point.", synonyms: ["radial"]
) { keys in
  let gradient = keys.gradient()
  let center = keys.gradientCenter()
  let start = keys.optional("startRadius", .length, default: 0, "Where the first color is.")
  let end = keys.required("endRadius", .length, "Where the last color is.")
  return { environment in
    AnyShapeStyle(
      RadialGradient(
        gradient: gradient(environment), center: center.value(in: environment),
        startRadius: CGFloat(start.value(in: environment)),
        endRadius: CGFloat(end.value(in: environment))))
  }
}

private let ellipticalGradient = KindDescription<AnyShapeStyle>(
  "ellipticalGradient", "Colors by the distance from a point, stretched with what is filled.",
  synonyms: ["elliptical"]
) { keys in
  let gradient = keys.gradient()
  let center = keys.gradientCenter()
  let fraction = ValueFormat<Double>.number(in: 0...1e4)
  let start = keys.optional(
    "startRadius", fraction, default: 0, "Where the first color is, in fractions of the size.")
  let end = keys.optional(
    "endRadius", fraction, default: 0.5, "Where the last color is, in fractions of the size.")
  return { environment in
    AnyShapeStyle(
      EllipticalGradient(
        gradient: gradient(environment), center: center.value(in: environment),
        startRadiusFraction: CGFloat(start.value(in: environment)),
        endRadiusFraction: CGFloat(end.value(in: environment))))
  }
}

private let angularGradient = KindDescription<AnyShapeStyle>(
  "angularGradient", "Colors around a point, clockwise.",
  synonyms: ["angular", "conicGradient", "sweepGradient"]
) { keys in
  let gradient = keys.gradient()
  let center = keys.gradientCenter()
  let start = keys.optional(
    "startAngle", .angle, default: .zero, "Where the first color is.", defaultText: "0")
  let end = keys.optional(
    "endAngle", .angle, "Where the last color is; a whole turn further unless given.")
  return { environment in
    let start = start.value(in: environment)
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient(environment), center: center.value(in: environment),
        startAngle: start,
        endAngle: end?.value(in: environment) ?? Angle(degrees: start.degrees + 360)))
  }
}

private let meshGradient = KindDescription<AnyShapeStyle>(
  "meshGradient", "Colors at the points of a grid, by rows from the top, which may be bent.",
  synonyms: ["mesh"]
) { keys in
  let count = ValueFormat<Double>.number(in: 2...64, placeholder: 2)
  let width = keys.required("width", count, "How many points a row has.")
  let height = keys.required("height", count, "How many rows there are.")
  let colors = keys.required("colors", .colors, "The points' colors.")
  let points = keys.optional(
    "points", .points,
    "Where the points are, in fractions of the size; evenly spread unless given.")
  return { environment in
    let (width, height) = (Int(width.value(in: environment)), Int(height.value(in: environment)))
    let points = points?.value(in: environment) ?? evenPoints(width, height)
    return AnyShapeStyle(
      MeshGradient(
        width: width, height: height,
        locations: .points(points.map { SIMD2(Float($0.x), Float($0.y)) }),
        colors: .resolvedColors(colors.value(in: environment))))
  }
}

private func evenPoints(_ width: Int, _ height: Int) -> [CGPoint] {
  (0..<height).flatMap { row in
    (0..<width).map { column in
      CGPoint(x: Double(column) / Double(width - 1), y: Double(row) / Double(height - 1))
    }
  }
}

internal import Drawing
internal import Geometry
import Motion
internal import Views

extension KeyReader {
  /// The colors of a gradient, at even distances or at places of their own.
  func gradient() -> @Sendable (VariableValues) -> Gradient {
    let colors = optional("colors", .colors, "The colors, at even distances.")
    let stops = optional(
      "stops", .stops, "Colors with their locations, [{ \"color\": …, \"location\": … }, …].")
    let space = optional(
      "colorSpace",
      .choice([
        ("device", Color.Resolved.InterpolationSpace.device), ("perceptual", .perceptual),
      ]),
      default: .device, "Where the colors are mixed: as encoded, or as they are seen (Oklab).")
    reportMissingColors()
    return { environment in
      let stops =
        stops?.value(in: environment)
        ?? Gradient(colors: (colors?.value(in: environment) ?? []).map { Color($0) }).stops
      return Gradient(stops: stops).interpolated(in: space.value(in: environment))
    }
  }

  private func reportMissingColors() {
    if has("colors"), has("stops") {
      reading.error("\"colors\" and \"stops\" exclude each other", at: rangeOfKey("stops"))
    }
    if !has("colors"), !has("stops"), !range.isEmpty {
      reading.error(
        "missing key \"colors\" or \"stops\"", at: range.lowerBound..<range.lowerBound + 1)
    }
  }

  /// The point around which a gradient is.
  func gradientCenter() -> Attribute<UnitPoint> {
    optional("center", .unitPoint, default: .center, "The middle.", defaultText: "center")
  }
}

extension ValueFormat where Value == [Color.Resolved] {
  /// Some colors, or an expression that gives a list of them.
  static var colors: ValueFormat {
    let list = ValueFormat.list(of: .color, "a list of colors", count: 1...10_000)
    return ValueFormat(
      list.phrase, placeholder: [], schema: .either([list.schema, .reference("expression")]),
      example: list.example
    ) { json, reading in
      guard reading.isExpression(json) else { return list.read(json, reading) }
      return reading.compile(json, expecting: .list(.color)).map { program in
        Attribute { environment in
          guard case .list(let values) = program.value(in: environment) else { return [] }
          return values.compactMap { if case .color(let color) = $0 { color } else { nil } }
        }
      }
    }
  }
}

extension ValueFormat where Value == [CGPoint] {
  /// Some points, or an expression that gives a list of them.
  static var points: ValueFormat {
    let list = ValueFormat.list(of: .point(), "a list of points", count: 1...10_000)
    return ValueFormat(
      list.phrase, placeholder: [], schema: .either([list.schema, .reference("expression")]),
      example: list.example
    ) { json, reading in
      guard reading.isExpression(json) else { return list.read(json, reading) }
      return reading.compile(json, expecting: .list(.point)).map { program in
        Attribute { environment in
          guard case .list(let values) = program.value(in: environment) else { return [] }
          return values.compactMap { if case .point(let point) = $0 { point } else { nil } }
        }
      }
    }
  }
}

extension ValueFormat where Value == [Double] {
  /// Some numbers of a unit, or an expression that gives a list of them.
  static func numbers(in range: ClosedRange<Double>, unit: String) -> ValueFormat {
    let list = ValueFormat.list(
      of: .number(in: range, unit: unit), "a list of numbers of \(unit)", count: 0...10_000)
    return ValueFormat(
      list.phrase, placeholder: [], schema: .either([list.schema, .reference("expression")]),
      example: list.example
    ) { json, reading in
      guard reading.isExpression(json) else { return list.read(json, reading) }
      return reading.compile(json, expecting: .list(.number)).map { program in
        Attribute { environment in
          guard case .list(let values) = program.value(in: environment) else { return [] }
          return values.flatMap(\.scalars)
            .map { $0.isNaN ? range.lowerBound : min(max($0, range.lowerBound), range.upperBound) }
        }
      }
    }
  }
}

extension ValueFormat where Value == [Gradient.Stop] {
  fileprivate static var stops: ValueFormat {
    let stop = ValueFormat<Gradient.Stop>.object(
      "a color with its location", placeholder: Gradient.Stop(color: .clear, location: 0),
      example: #"{ "color": "gold", "location": 0.5 }"#
    ) { keys in
      let color = keys.required("color", .color, "The color.")
      let location = keys.required(
        "location", .number(in: -1e4...1e4), "Where it is: 0 is the beginning, 1 the end.")
      return { environment in
        Gradient.Stop(
          color: Color(color.value(in: environment)), location: location.value(in: environment))
      }
    }
    return .list(of: stop, "a list of colors with locations", count: 1...10_000)
  }
}

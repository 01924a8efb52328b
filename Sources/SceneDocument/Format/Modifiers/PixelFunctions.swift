internal import Drawing
internal import Geometry
import Motion
internal import Views

extension ModifierDescription {
  static let colorEffect = ModifierDescription(
    "colorEffect",
    "Gives each pixel the color of an expression over its own \"color\", \"x\" and \"y\" and the view's \"width\" and \"height\".",
    example: ##"{ "colorEffect": "= mix(color, #3366ff, x / width)" }"##, synonyms: ["shader"]
  ) { keys in
    let program = keys.required(
      "color", .pixelProgram(.color), "The expression.", isShorthand: true)
    return .view { view, environment in
      let program = program.value(in: environment)
      let function = ShaderFunction<ColorShading>(program.name) { positions, colors, arguments in
        program.color(.init(positions, arguments.size, color: colors), { arguments[$0] })
      }
      return view.colorEffect(
        Shader(function: function, arguments: program.arguments(in: environment)))
    }
  }

  static let distortionEffect = ModifierDescription(
    "distortionEffect",
    "Shows at each pixel what the view has at the position that an expression over \"x\", \"y\", \"width\" and \"height\" gives.",
    example: ##"""
      { "distortionEffect": { "position": "= point(x, y + 6 * sin(x / 20))", "maxOffset": 6 } }
      """##,
    synonyms: ["distort", "wave", "displacement"]
  ) { keys in
    let program = keys.required(
      "position", .pixelProgram(.point), "The expression.", isShorthand: true)
    let reach = keys.sampleOffset()
    return .view { view, environment in
      let program = program.value(in: environment)
      let function = ShaderFunction<DistortionShading>(program.name) { positions, arguments in
        program.position(.init(positions, arguments.size), { arguments[$0] })
      }
      return view.distortionEffect(
        Shader(function: function, arguments: program.arguments(in: environment)),
        maxSampleOffset: reach(environment))
    }
  }

  static let layerEffect = ModifierDescription(
    "layerEffect",
    "Gives each pixel the color of an expression that may take samples of the view: sample(x, y).",
    example: ##"""
      { "layerEffect": { "color": "= mix(sample(x - 2, y), sample(x + 2, y), 0.5)", "maxOffset": 2 } }
      """##
  ) { keys in
    let program = keys.required("color", .layerProgram, "The expression.", isShorthand: true)
    let reach = keys.sampleOffset()
    return .view { view, environment in
      let program = program.value(in: environment)
      let function = ShaderFunction<LayerShading>(program.name) { positions, layer, arguments in
        program.color(.init(positions, arguments.size), { arguments[$0] }, layer)
      }
      return view.layerEffect(
        Shader(function: function, arguments: program.arguments(in: environment)),
        maxSampleOffset: reach(environment))
    }
  }
}

extension KeyReader {
  fileprivate func sampleOffset() -> @Sendable (VariableValues) -> CGSize {
    let offset = optional(
      "maxOffset", .number(in: 0...1e4, unit: "points"), default: 20,
      "How far from a pixel positions may be, and how far beyond the view something is shown.")
    return { CGSize(width: offset.value(in: $0), height: offset.value(in: $0)) }
  }
}

extension ShaderArguments {
  fileprivate var size: ShaderSize {
    ShaderSize(
      width: Float(boundingRect.width.native), height: Float(boundingRect.height.native))
  }
}

extension ValueFormat where Value == PixelProgram {
  /// An expression over a pixel that gives a color or a point.
  fileprivate static func pixelProgram(_ type: ExpectedType) -> ValueFormat {
    program(type, withColor: type == .color, samples: false)
  }

  /// An expression over a layer that gives a color.
  fileprivate static var layerProgram: ValueFormat {
    program(.color, withColor: false, samples: true)
  }

  private static func program(
    _ type: ExpectedType, withColor: Bool, samples: Bool
  ) -> ValueFormat {
    let result = type == .color ? "a color" : "a point"
    let phrase = "an expression such as \"= …\" that gives \(result)"
    let empty = PixelProgram(
      name: "", steps: [], registerCount: 4, result: [0, 1, 2, 3], slots: [])
    let example =
      samples
      ? "sample(x + 4, y)" : type == .color ? "mix(#ff8800, #3366ff, x / width)" : "point(x, y + 4)"
    return ValueFormat(phrase, placeholder: empty, example: "\"= \(example)\"") { json, reading in
      guard reading.isExpression(json), let text = json.string?.text else {
        reading.mismatch(json, phrase)
        return nil
      }
      let outer = reading.layout
      let program = reading.with(PixelInput.extend(outer, withColor: withColor)) {
        reading.compile(json, expecting: type, allowsSamples: samples)
      }
      guard let program else { return nil }
      let name = "\(result) \(samples) \(outer.numberCount) \(text)"
      guard let compiled = PixelProgram(program, outerCount: outer.numberCount, name: name) else {
        reading.error("strings and lists can't be used for pixels", at: json.range)
        return nil
      }
      return Attribute(compiled)
    }
  }
}

internal import Views

extension ModifierDescription {
  static let name = ModifierDescription(
    "name", "A name by which the script finds the view: \"tap\": \"button\".",
    example: ##"{ "name": "button" }"##, synonyms: ["accessibilityIdentifier", "label"]
  ) { keys in
    let name = keys.required("name", .text, "The name.", isShorthand: true)
    return .view { $0.accessibilityIdentifier(name.value(in: $1)) }
  }

  static let contentShape = ModifierDescription(
    "contentShape", "Where touches meet the view: inside a shape, laid out in its frame.",
    example: ##"{ "contentShape": "rectangle" }"##, synonyms: ["hitArea"]
  ) { keys in
    let shape = keys.required("shape", .shape, "The shape.", isShorthand: true)
    return .view { touchable($0, in: shape.value(in: $1).shape($1)) }
  }

  static let allowsHitTesting = ModifierDescription(
    "allowsHitTesting", "Whether touches meet the view.",
    example: ##"{ "allowsHitTesting": false }"##, synonyms: ["pointerEvents"]
  ) { keys in
    let isEnabled = keys.required("enabled", .boolean, "Whether they do.", isShorthand: true)
    return .view { $0.allowsHitTesting(isEnabled.value(in: $1)) }
  }
}

extension ModifierDescription {
  static let onTap = ModifierDescription(
    "onTap", "Changes the state when the view is tapped.",
    example: ##"{ "onTap": { "set": { "open": "= !open" }, "animation": "snappy" } }"##,
    synonyms: ["onTapGesture", "onClick", "tap", "button"]
  ) { keys in
    let count = keys.optional(
      "count", .number(in: 1...10, unit: "taps"), default: 1, "How many taps it takes.")
    return keys.onEvent { .tap(count: Int(count.value(in: $0))) }
  }

  static let onLongPress = ModifierDescription(
    "onLongPress", "Changes the state when a finger rests on the view.",
    example: ##"{ "onLongPress": { "set": { "open": true }, "minimumDuration": 0.3 } }"##,
    synonyms: ["onLongPressGesture", "longPress"]
  ) { keys in
    let duration = keys.optional(
      "minimumDuration", .seconds, default: 0.5, "How long the finger has to rest.")
    return keys.onEvent { .longPress(duration: duration.value(in: $0)) }
  }

  static let matchedGeometryEffect = ModifierDescription(
    "matchedGeometryEffect",
    "Gives the view the place and size of the others of its name; from one that goes to one that comes it flies.",
    example: ##"{ "matchedGeometryEffect": "photo" }"##, synonyms: ["matchedGeometry", "hero"]
  ) { keys in
    let id = keys.required("id", .anyValue, "The name, any value.", isShorthand: true)
    let isSource = keys.optional(
      "isSource", .boolean, default: true, "Whether others take its place rather than it theirs.")
    keys.reading.needsSurroundings = true
    return .view { view, environment in
      MatchedView(
        content: view, id: id.value(in: environment), isSource: isSource.value(in: environment))
    }
  }
}

private func touchable(_ view: AnyView, in shape: some Shape) -> AnyView {
  AnyView(view.contentShape(shape))
}

extension ValueFormat where Value == String {
  /// A string, or an expression that gives one.
  static var text: ValueFormat {
    ValueFormat("a string", placeholder: "", example: #""Hello""#) { json, reading in
      guard reading.isExpression(json) else { return ValueFormat.plainString.read(json, reading) }
      return reading.compile(json, expecting: .string).map { program in
        Attribute { environment in
          guard case .string(let text) = program.value(in: environment) else { return "" }
          return text
        }
      }
    }
  }
}

import Motion
internal import Views

extension ModifierDescription {
  static let onAppear = ModifierDescription(
    "onAppear", "Changes the state when the view comes into being.",
    example: ##"{ "onAppear": { "set": { "open": true }, "animation": "bouncy" } }"##
  ) { keys in
    keys.onEvent { _ in .appear }
  }

  static let onChange = ModifierDescription(
    "onChange", "Changes the state when a value becomes another one.",
    example: ##"{ "onChange": { "of": "= open", "set": { "open": true } } }"##,
    synonyms: ["watch"]
  ) { keys in
    let value = keys.required("of", .anyValue, "The value.")
    return keys.onEvent { .change(value.value(in: $0)) }
  }

  static let disabled = ModifierDescription(
    "disabled", "Whether buttons and other controls inside don't answer to touches.",
    example: ##"{ "disabled": true }"##
  ) { keys in
    let isDisabled = keys.required("disabled", .boolean, "Whether.", isShorthand: true)
    return .view { $0.disabled(isDisabled.value(in: $1)) }
  }
}

extension ModifierDescription {
  static let onDrag = ModifierDescription(
    "onDrag", "Lets the state follow a drag of the view.",
    example: ##"""
      { "onDrag": { "minimumDistance": 0, "ended": { "set": { "open": true } } } }
      """##,
    synonyms: ["dragGesture", "draggable"]
  ) { keys in
    let variable = keys.optional(
      "translation", .variable(of: .point),
      "A point of the state that follows how far the finger has gone.")
    let distance = keys.optional(
      "minimumDistance", .length, default: 10, "How far a finger goes before it is a drag.")
    return keys.following(variable) { .drag(minimumDistance: distance.value(in: $0)) }
  }

  static let onPinch = ModifierDescription(
    "onPinch", "Lets the state follow two fingers that part or meet on the view.",
    example: ##"{ "onPinch": { "ended": { "set": { "open": true } } } }"##,
    synonyms: ["magnifyGesture", "onMagnify"]
  ) { keys in
    let variable = keys.optional(
      "magnification", .variable(of: .number),
      "A number of the state that follows how many times as far apart the fingers are.")
    return keys.following(variable) { _ in .pinch }
  }

  static let onRotate = ModifierDescription(
    "onRotate", "Lets the state follow two fingers that turn on the view.",
    example: ##"{ "onRotate": { "ended": { "set": { "open": true } } } }"##,
    synonyms: ["rotateGesture"]
  ) { keys in
    let variable = keys.optional(
      "rotation", .variable(of: .number), "A number of the state that follows the degrees.")
    return keys.following(variable) { _ in .turn }
  }
}

extension KeyReader {
  /// The changes that something makes of the state, and how they are shown.
  func action() -> SceneAction {
    let changes = required("set", .changes, "The variables that change, with their new values.")
      .value(in: VariableValues())
    let animation = optional(
      "animation", .animation, "How the change is shown; without it, at once.")
    return SceneAction(changes: changes, animation: animation)
  }

  /// What changes the state when something happens to a view.
  func onEvent(_ event: @escaping @Sendable (VariableValues) -> SceneEvent) -> ModifierEffect {
    let action = action()
    reading.needsSurroundings = true
    return .view { view, environment in
      ActionView(
        content: view, environment: environment, event: event(environment), action: action)
    }
  }

  /// What lets a variable follow fingers, and changes the state when they let go.
  fileprivate func following(
    _ variable: Attribute<VariableLayout.Variable>?,
    _ touch: @escaping @Sendable (VariableValues) -> FollowedTouch
  ) -> ModifierEffect {
    let ending = optional("ended", .sceneAction, "What changes when the fingers let go.")?
      .value(in: VariableValues())
    reading.needsSurroundings = true
    return .view { view, environment in
      TouchedView(
        content: view, environment: environment, touch: touch(environment),
        variable: variable?.value(in: environment), ending: ending ?? SceneAction())
    }
  }
}

extension ValueFormat where Value == SceneAction {
  /// The changes that something makes of the state.
  fileprivate static var sceneAction: ValueFormat {
    .object(
      "an object such as { \"set\": { … } }", placeholder: SceneAction(),
      example: #"{ "set": { "open": true } }"#
    ) { keys in
      let action = keys.action()
      return { _ in action }
    }
  }
}

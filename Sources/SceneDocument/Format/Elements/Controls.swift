internal import Geometry
import Motion
internal import Views

extension ElementDescription {
  static let button = ElementDescription(
    "button", "A view that changes the state when it is tapped, and shows that it is pressed.",
    example: ##"""
      { "button": { "content": [{ "text": "Open" }], "set": { "open": true },
          "animation": "snappy", "style": "borderedProminent" } }
      """##,
    synonyms: ["btn"]
  ) { keys in
    let content = keys.content()
    let action = keys.action()
    let style = keys.optional(
      "style", .buttonStyle, default: .borderless, "How it looks.", defaultText: "borderless")
    let role = keys.optional(
      "role", .choice([("destructive", ButtonRole.destructive), ("cancel", .cancel)]),
      "What it is for.")
    keys.reading.needsSurroundings = true
    return .view({ environment in
      let button = SceneButton(
        label: content.views(in: environment), role: role?.value(in: environment),
        environment: environment, action: action)
      return style.value(in: environment).applied(to: button)
    }) { content.survey(within: $0, &$1) }
  }

  static let toggle = ElementDescription(
    "toggle", "A switch for a boolean of the state.",
    example: ##"{ "toggle": { "isOn": "open", "content": [{ "text": "Open" }] } }"##,
    synonyms: ["switch", "checkbox"]
  ) { keys in
    let variable = keys.required(
      "isOn", .variable(of: .boolean), "The variable of the state that it switches."
    ).value(in: VariableValues())
    let label =
      keys.optional("content", .elements, "What stands beside the switch, a list.")?
      .value(in: VariableValues()) ?? ElementList(elements: [])
    let animation = keys.optional(
      "animation", .animation, "How the change is shown; without it, at once.")
    let isButton = keys.optional(
      "style", .choice([("switch", false), ("button", true)]), default: false, "How it looks.",
      defaultText: "switch")
    keys.reading.needsSurroundings = true
    return .view({ environment in
      let toggle = SceneToggle(
        label: label.views(in: environment), variable: variable,
        animation: animation?.value(in: environment).animation)
      return isButton.value(in: environment)
        ? AnyView(toggle.toggleStyle(.button)) : AnyView(toggle)
    }) { label.survey(within: $0, &$1) }
  }
}

extension ElementDescription {
  static let slider = ElementDescription(
    "slider", "A knob on a line for a number of the state.",
    example: ##"{ "slider": { "value": "level", "in": [0, 10] } }"##, synonyms: ["range"]
  ) { keys in
    let variable = keys.required(
      "value", .variable(of: .number), "The variable of the state that it changes."
    ).value(in: VariableValues())
    let range = keys.optional(
      "in", .list(of: .number(), "two numbers [least, most]", count: 2...2), default: [0, 1],
      "The least and the greatest number.", defaultText: "[0, 1]")
    let step = keys.optional(
      "step", .number(in: 1e-9...1e9), "The distance between the numbers that it takes.")
    keys.reading.needsSurroundings = true
    return .view({ environment in
      let ends = range.value(in: environment)
      return AnyView(
        SceneSlider(
          variable: variable, range: min(ends[0], ends[1])...max(ends[0], ends[1]),
          step: step?.value(in: environment)))
    })
  }
}

extension ElementDescription {
  static let scrollView = ElementDescription(
    "scrollView", "A view of a part of larger content, which fingers and the script move.",
    example: ##"""
      { "scrollView": { "content": [{ "vstack": [
          { "forEach": { "count": 8, "content": [{ "color": "teal", "modifiers": [
            { "frame": { "width": 100, "height": 40 } }] }] } }] }] },
        "modifiers": [{ "frame": { "height": 120 } }] }
      """##,
    synonyms: ["scroll", "list"]
  ) { keys in
    let content = keys.content()
    let axes = keys.optional(
      "axes",
      .choice([
        ("vertical", Axis.Set.vertical), ("horizontal", .horizontal),
        ("both", [.horizontal, .vertical]),
      ]), default: .vertical, "The directions in which the content moves.",
      defaultText: "vertical")
    let showsIndicators = keys.optional(
      "showsIndicators", .boolean, default: false, "Whether bars show how far it has moved.")
    let rest = keys.optional(
      "targetBehavior",
      .choice([("paging", ScrollRest.paging), ("viewAligned", .viewAligned)]),
      "Where the content comes to rest after a drag; anywhere unless given.")
    let isClipped = keys.optional(
      "clips", .boolean, default: true, "Whether what lies outside the frame is hidden.")
    return .view({ environment in
      let view = ScrollView(axes.value(in: environment)) { content.views(in: environment) }
        .scrollIndicators(showsIndicators.value(in: environment) ? .visible : .hidden)
        .scrollClipDisabled(!isClipped.value(in: environment))
      return switch rest?.value(in: environment) {
      case nil: AnyView(view)
      case .paging: AnyView(view.scrollTargetBehavior(.paging))
      case .viewAligned: AnyView(view.scrollTargetBehavior(.viewAligned))
      }
    }) { content.survey(within: $0, &$1) }
  }

  static let pages = ElementDescription(
    "pages", "Pages side by side, one of which is shown; fingers turn them, and so does the state.",
    example: ##"{ "pages": [{ "color": "teal" }, { "color": "tomato" }] }"##,
    synonyms: ["tabView", "pager", "carousel"]
  ) { keys in
    let content = keys.content()
    let variable = keys.optional(
      "selection", .variable(of: .number),
      "The variable of the state that holds the number of the page, from 0."
    )?.value(in: VariableValues())
    let dots = keys.optional(
      "dots",
      .choice([
        ("automatic", PageTabViewStyle.IndexDisplayMode.automatic), ("always", .always),
        ("never", .never),
      ]), default: .automatic, "Whether dots tell which page is shown.", defaultText: "automatic")
    if variable != nil { keys.reading.needsSurroundings = true }
    return .view({ environment in
      AnyView(
        ScenePages(pages: content.views(in: environment), variable: variable)
          .tabViewStyle(.page(indexDisplayMode: dots.value(in: environment))))
    }) { content.survey(within: $0, &$1) }
  }
}

/// How a button of a document looks.
enum SceneButtonStyle: Sendable {
  case borderless, plain, bordered, borderedProminent

  func applied(to button: some View) -> AnyView {
    switch self {
    case .borderless: AnyView(button.buttonStyle(.borderless))
    case .plain: AnyView(button.buttonStyle(.plain))
    case .bordered: AnyView(button.buttonStyle(.bordered))
    case .borderedProminent: AnyView(button.buttonStyle(.borderedProminent))
    }
  }
}

extension ValueFormat where Value == SceneButtonStyle {
  fileprivate static var buttonStyle: ValueFormat {
    .choice([
      ("borderless", .borderless), ("plain", .plain), ("bordered", .bordered),
      ("borderedProminent", .borderedProminent),
    ])
  }
}

extension ValueFormat where Value == VariableLayout.Variable {
  /// The name of a variable of the state that has the given type.
  static func variable(of type: ExpressionType) -> ValueFormat {
    let phrase = "the name of a variable of the state that is \(type)"
    let placeholder = VariableLayout.Variable(type: type, slot: 0)
    let example: String? =
      switch type {
      case .boolean: #""open""#
      case .number: #""level""#
      case .point: #""spot""#
      case .string, .color, .list: nil
      }
    return ValueFormat(phrase, placeholder: placeholder, schema: .string, example: example) {
      json, reading in
      guard let name = json.string?.text else {
        reading.mismatch(json, phrase)
        return nil
      }
      let known = reading.components.layout
      guard let variable = known.stateVariable(name) else {
        let clause = Suggestion.clause(for: name, among: known.stateNames)
        reading.error("the state has no \"\(name)\"\(clause)", at: json.range)
        return nil
      }
      guard variable.type == type else {
        reading.error("expected \(phrase), found \(variable.type)", at: json.range)
        return nil
      }
      reading.uses.read.insert(name)
      return Attribute(variable)
    }
  }
}

/// Where a scroll view comes to rest after a drag.
private enum ScrollRest: Sendable {
  case paging, viewAligned
}

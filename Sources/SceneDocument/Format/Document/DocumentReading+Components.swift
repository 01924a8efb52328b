internal import Views

extension DocumentReading {
  /// Takes note of the document's components; they are read when the state is known.
  func defineComponents(_ json: JSONValue) {
    guard json.isObject else { return mismatch(json, "an object of components") }
    for member in json.members {
      let isTaken = ElementDescription.named(member.name) != nil || member.name == modifiersKey
      if isTaken {
        error(
          "\"\(member.name)\" has a meaning of its own; choose another name", at: member.key.range)
      } else if components.has(member.name) {
        error("another document defines \"\(member.name)\" too", at: member.key.range)
      } else if checkedName(member.name, at: member.key.range) != nil {
        components.define(member, in: place)
      }
    }
  }

  /// Reads the components that nothing uses, so that their mistakes are found as well.
  func readAllComponents() {
    for name in components.names { _ = definition(of: name, at: 0..<0) }
  }

  /// Reads a use of a component.
  func component(_ member: JSONMember) -> Element? {
    guard let component = definition(of: member.name, at: member.key.range) else { return nil }
    guard nesting.reach(component.depth) else {
      reportTooDeep(at: member.key.range)
      return nil
    }
    let keys = KeyReader(member.value, self)
    let arguments = component.parameters.map { argument(of: $0, among: component, keys) }
    keys.finish()
    uses.components.insert(member.name)
    let global = component.layout
    let inner: @Sendable (VariableValues) -> VariableValues = { outer in
      var environment = outer.prefix(of: global)
      for argument in arguments { environment.append(argument.value(in: outer)) }
      return environment
    }
    let body = component.body
    let types = component.parameters.map(\.type)
    let content = ElementContent.view({ AnyView(body.views(in: inner($0))) }) { outer, room in
      var bounds = outer.prefix(of: global)
      for (argument, type) in zip(arguments, types) {
        bounds.append(argument.bounds(of: type, in: outer))
      }
      return body.survey(within: bounds, &room).inside(inner)
    }
    return Element(content: content, checks: keys.checks)
  }

  private func argument(
    of parameter: Component.Parameter, among component: Component, _ keys: KeyReader
  ) -> Attribute<SceneValue> {
    let format = ValueFormat.value(of: parameter.type)
    let isOnly = component.parameters.count == 1
    guard let value = parameter.defaultValue else {
      return keys.required(parameter.name, format, "A parameter.", isShorthand: isOnly)
    }
    return keys.optional(
      parameter.name, format, default: value, "A parameter.", isShorthand: isOnly)
  }

  private func definition(of name: String, at range: Range<Int>) -> Component? {
    components.component(name) { member, place in
      `in`(place) { at(.key("components")) { at(.key(name)) { readComponent(member) } } }
    } whenCircular: {
      let circle = (components.stack.drop { $0 != name } + [name]).joined(separator: " → ")
      error("\"\(name)\" contains itself: \(circle)", at: range)
    }
  }

  private func readComponent(_ member: JSONMember) -> Component? {
    let keys = KeyReader(member.value, self)
    let parameters =
      keys.optional("parameters", .parameters, "The values that each use may set, with defaults.")?
      .value(in: VariableValues()) ?? []
    let global = place.source == nil ? components.layout : components.importedLayout
    var layout = global
    for parameter in parameters { layout.add(parameter.name, parameter.type) }
    let outer = nesting.measure()
    let body = with(layout) {
      keys.required("body", .body, "The view.").value(in: VariableValues())
    }
    keys.finish()
    // What is too deep here has been reported where it is.
    guard let depth = nesting.measured(since: outer) else { return nil }
    return Component(layout: global, parameters: parameters, body: body, depth: depth)
  }
}

extension ValueFormat where Value == ElementList {
  /// One view.
  static var body: ValueFormat {
    ValueFormat(
      "a view", placeholder: ElementList(elements: []), schema: .reference("view")
    ) { json, reading in
      reading.element(json).map { Attribute(ElementList(elements: [$0])) }
    }
  }
}

extension ValueFormat where Value == SceneValue {
  /// A value of the given type.
  static func value(of type: ExpressionType) -> ValueFormat {
    ValueFormat("\(type)", placeholder: type.placeholder) { $1.value($0, of: type) }
  }
}

extension ValueFormat where Value == [Component.Parameter] {
  fileprivate static var parameters: ValueFormat {
    ValueFormat(
      "an object of names and default values", placeholder: [], example: #"{ "angle": 0 }"#
    ) { json, reading in
      reading.declarations(json, needValues: false).map { list in
        Attribute(
          list.map { Component.Parameter(name: $0.name, type: $0.type, defaultValue: $0.value) })
      }
    }
  }
}

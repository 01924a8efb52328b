/// The values of a layout's variables at one moment.
struct Environment: Sendable, Hashable {
  private(set) var numbers: [Double] = []
  private(set) var objects: [SceneObject] = []

  /// Adds the value of the next variable of the layout.
  mutating func append(_ value: SceneValue) {
    if value.type.isObject {
      objects.append(SceneObject(value))
    } else {
      numbers.append(contentsOf: value.scalars)
    }
  }

  /// Changes the value of a variable to another of its type.
  mutating func set(_ variable: VariableLayout.Variable, to value: SceneValue) {
    if variable.type.isObject {
      objects[variable.slot] = SceneObject(value)
    } else {
      let range = variable.slot..<variable.slot + variable.type.width
      numbers.replaceSubrange(range, with: value.scalars)
    }
  }

  /// The value of a variable.
  func value(of variable: VariableLayout.Variable) -> SceneValue {
    if variable.type.isObject { return objects[variable.slot].value(as: variable.type) }
    return SceneValue(variable.type, scalars: numbers[variable.slot...])
  }
}

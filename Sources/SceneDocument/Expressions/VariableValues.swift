/// The values of a layout's variables at one moment.
struct VariableValues: Sendable, Hashable {
  private(set) var numbers: [Double] = []
  private(set) var objects: [SceneObject] = []

  /// Adds the value of the next variable of the layout.
  mutating func append(_ value: SceneValue) { append(value, as: value.type) }

  /// Adds the value of the next variable of the layout, which is of `type`.
  mutating func append(_ value: SceneValue, as type: ExpressionType) {
    if type.isObject {
      objects.append(SceneObject(value))
    } else {
      numbers.append(contentsOf: value.scalars)
    }
  }

  /// The values of the variables that a shorter layout has as well.
  func prefix(of layout: VariableLayout) -> VariableValues {
    var result = VariableValues()
    result.numbers = Array(numbers.prefix(layout.numberCount))
    result.objects = Array(objects.prefix(layout.objectCount))
    return result
  }

  /// These values, those that a shorter layout has as well replaced by its own.
  func replacingBeginning(with values: VariableValues) -> VariableValues {
    var result = values
    result.numbers += numbers.dropFirst(values.numbers.count)
    result.objects += objects.dropFirst(values.objects.count)
    return result
  }

  /// The seconds since the start: the first number, in a document's layouts.
  var time: Double {
    get { numbers.first ?? 0 }
    set { if !numbers.isEmpty { numbers[0] = newValue } }
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

/// The variables that expressions in a part of a document can name, and where their values lie.
struct VariableLayout {
  /// A variable: its type and where its value begins, among the numbers or among the objects.
  struct Variable {
    let type: ExpressionType
    let slot: Int
  }

  private(set) var numberCount = 0
  private(set) var objectCount = 0
  private var variables: [String: Variable] = [:]

  /// The names, in alphabetical order.
  var names: [String] { variables.keys.sorted() }

  /// The names of those that a document declares.
  var namesOfState: [String] { names.filter { $0 != timeVariable } }

  /// The variable called `name`.
  subscript(name: String) -> Variable? { variables[name] }

  /// Adds a variable after all others; it hides an older one of the same name.
  @discardableResult
  mutating func add(_ name: String, _ type: ExpressionType) -> Variable {
    let variable = Variable(type: type, slot: type.isObject ? objectCount : numberCount)
    if type.isObject { objectCount += 1 } else { numberCount += type.width }
    variables[name] = variable
    return variable
  }
}

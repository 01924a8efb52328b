import Drawing

/// The variables that expressions in a part of a document can name, and where their values lie.
struct VariableLayout {
  /// A variable: its type and where its value begins, among the numbers or among the objects.
  struct Variable: Equatable {
    let type: ExpressionType
    let slot: Int
  }

  /// The colors that have names of the document's own.
  var colors: [String: Color.Resolved] = [:]
  private(set) var numberCount = 0
  private(set) var objectCount = 0
  /// The names of the state's variables in the order of their declarations.
  private(set) var stateNames: [String] = []
  private var variables: [String: Variable] = [:]

  /// The names, in alphabetical order; those of tables' columns have a point in them.
  var names: [String] { variables.keys.sorted() }

  /// The variable called `name`.
  subscript(name: String) -> Variable? { variables[name] }

  /// The variable of the state called `name`, which steps can set.
  func stateVariable(_ name: String) -> Variable? {
    stateNames.contains(name) ? variables[name] : nil
  }

  /// Adds a variable after all others; it hides an older one of the same name.
  @discardableResult
  mutating func add(_ name: String, _ type: ExpressionType) -> Variable {
    let variable = Variable(type: type, slot: type.isObject ? objectCount : numberCount)
    if type.isObject { objectCount += 1 } else { numberCount += type.width }
    variables[name] = variable
    return variable
  }

  /// Adds a variable of the state.
  mutating func declare(_ name: String, _ type: ExpressionType) {
    add(name, type)
    stateNames.append(name)
  }

  /// The names after the point of those that begin with `name` and a point: a table's columns.
  func members(of name: String) -> [String] {
    names.filter { $0.hasPrefix(name + ".") }.map { String($0.dropFirst(name.count + 1)) }
  }
}

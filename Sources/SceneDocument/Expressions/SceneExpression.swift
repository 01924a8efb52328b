/// An expression of the scene format by itself, over variables of one's own.
///
///     var wave = try SceneExpression("10 * sin(t)", variables: ["t": .number(0)])
///     wave["t"] = .number(0.5)
///     wave.value  // .number(4.79…)
public struct SceneExpression: Sendable {
  private let program: Program
  private let layout: VariableLayout
  private var values: VariableValues

  /// The expression `text`, without the `=` that it begins with in documents.
  ///
  /// - Parameters:
  ///   - text: The expression.
  ///   - variables: What it can name, with the first values.
  /// - Throws: All mistakes that were found.
  public init(
    _ text: String, variables: [String: SceneValue] = [:]
  ) throws(DiagnosticList) {
    var (layout, values) = (VariableLayout(), VariableValues())
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) {
      layout.add(name, value.type)
      values.append(value)
    }
    let result = ExpressionCompiler.compile(Array(text.utf8), layout: layout)
    guard let program = result.program else {
      var problems = DiagnosticList(source: SourceText(name: "expression", text: text))
      for problem in result.errors {
        problems.append(Diagnostic(problem.message, at: problem.range))
      }
      throw problems
    }
    (self.program, self.layout, self.values) = (program, layout, values)
  }

  /// The value of a variable; nil when there is none of the name.
  ///
  /// A variable keeps its type: a value of another one, or nil, changes nothing.
  public subscript(name: String) -> SceneValue? {
    get { layout[name].map { values.value(of: $0) } }
    set {
      guard let variable = layout[name], let newValue, newValue.type == variable.type else {
        return
      }
      values.set(variable, to: newValue)
    }
  }

  /// What the expression gives for the variables' values.
  public var value: SceneValue { program.value(in: values) }

  /// What an expression that gives a number or a boolean gives; nil for others.
  public var number: Double? {
    switch program.type {
    case .number, .boolean: program.number(in: values)
    case .string, .color, .point, .list: nil
    }
  }
}

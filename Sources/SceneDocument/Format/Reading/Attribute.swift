/// A value of the document that may depend on the state: a literal, or the result of an expression.
struct Attribute<Value: Sendable>: Sendable {
  private enum Content {
    case constant(Value)
    case computed(@Sendable (VariableValues) -> Value)
  }

  private let content: Content
  /// What may be wrong with the value; nil for attributes that can't go wrong.
  let complaint: Complaint?
  /// The program that gives the value as it is; nil when there is none, or more is done to it.
  let program: Program?

  /// A value that is always the same.
  init(_ constant: Value) {
    (content, complaint, program) = (.constant(constant), nil, nil)
  }

  /// A value that is worked out anew for each environment.
  init(
    complaint: Complaint? = nil, program: Program? = nil,
    _ evaluate: @escaping @Sendable (VariableValues) -> Value
  ) {
    (content, self.complaint, self.program) = (.computed(evaluate), complaint, program)
  }

  /// The value, when it is always the same.
  var constant: Value? { if case .constant(let value) = content { value } else { nil } }

  /// The value for the given values of the variables.
  func value(in environment: VariableValues) -> Value {
    switch content {
    case .constant(let value): value
    case .computed(let evaluate): evaluate(environment)
    }
  }

  /// The attribute whose values are those of this one, transformed.
  func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> Attribute<Result> {
    if let constant { return Attribute<Result>(transform(constant)) }
    return Attribute<Result>(complaint: complaint) { transform(value(in: $0)) }
  }
}

extension Attribute where Value == SceneValue {
  /// The bounds of the value's numbers, when it is of the given type.
  func bounds(of type: ExpressionType, in variables: VariableBounds) -> [NumberBounds?] {
    if let constant, constant.type == type { return constant.bounds }
    if let program, program.type == type { return program.bounds(in: variables) }
    return type.unknownBounds
  }
}

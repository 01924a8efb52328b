/// A value of the document that may depend on the state: a literal, or the result of an expression.
struct Attribute<Value: Sendable>: Sendable {
  /// The value, when it is always the same.
  let constant: Value?
  private let evaluate: @Sendable (VariableValues) -> Value
  /// What is wrong with the value in an environment; nil for attributes that can't go wrong.
  let complaint: (@Sendable (VariableValues) -> String?)?

  /// A value that is always the same.
  init(_ constant: Value) {
    (self.constant, complaint) = (constant, nil)
    evaluate = { _ in constant }
  }

  /// A value that is worked out anew for each environment.
  init(
    complaint: (@Sendable (VariableValues) -> String?)? = nil,
    _ evaluate: @escaping @Sendable (VariableValues) -> Value
  ) {
    (constant, self.complaint, self.evaluate) = (nil, complaint, evaluate)
  }

  /// The value for the given values of the variables.
  func value(in environment: VariableValues) -> Value { constant ?? evaluate(environment) }

  /// The attribute whose values are those of this one, transformed.
  func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> Attribute<Result> {
    if let constant { return Attribute<Result>(transform(constant)) }
    return Attribute<Result>(complaint: complaint) { transform(value(in: $0)) }
  }
}

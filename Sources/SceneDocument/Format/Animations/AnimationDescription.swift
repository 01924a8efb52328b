/// An animation that a document can name: what is said of it, and how its keys are read.
struct AnimationDescription: Sendable {
  let name: String
  /// One sentence.
  let summary: String
  /// Other names that people may try.
  let synonyms: [String]
  /// Asks for the animation's own keys and gives its curve for the values of the variables.
  let read: @Sendable (KeyReader) -> @Sendable (VariableValues) -> AnimationPlan.Curve

  init(
    _ name: String, _ summary: String, synonyms: [String] = [],
    read: @escaping @Sendable (KeyReader) -> @Sendable (VariableValues) -> AnimationPlan.Curve
  ) {
    (self.name, self.summary, self.synonyms, self.read) = (name, summary, synonyms, read)
  }

  /// The animation called `name`.
  static func named(_ name: String) -> AnimationDescription? { all.first { $0.name == name } }
}

internal import Views

/// A modifier that a document can apply: its name, what is said of it, and how it is read.
struct ModifierDescription: Sendable {
  let name: String
  /// One sentence.
  let summary: String
  /// A document's modifier of this kind.
  let example: String
  /// Other names that people may try.
  let synonyms: [String]
  /// Asks for the modifier's keys and makes of them what it does to a view.
  let read: @Sendable (KeyReader) -> ModifierEffect

  init(
    _ name: String, _ summary: String, example: String, synonyms: [String] = [],
    read: @escaping @Sendable (KeyReader) -> ModifierEffect
  ) {
    (self.name, self.summary, self.example) = (name, summary, example)
    (self.synonyms, self.read) = (synonyms, read)
  }
}

/// What a modifier does, for the values of the variables.
enum ModifierEffect: Sendable {
  /// Makes another shape of a shape.
  case ofOutline(@Sendable (any Shape, VariableValues) -> any Shape)
  /// Paints a shape.
  case ofShape(@Sendable (any Shape, VariableValues) -> AnyView)
  /// Makes a view of a view, with the elements that it adds.
  case ofView(
    @Sendable (AnyView, VariableValues) -> AnyView,
    survey: SurveyPlanner = { _, _ in .nothing })
}

extension ModifierEffect {
  /// An effect on views whose result needn't be erased by the one who describes it.
  static func view(
    _ effect: @escaping @Sendable (AnyView, VariableValues) -> any View
  ) -> ModifierEffect {
    .ofView({ AnyView(erasing: effect($0, $1)) })
  }

  /// An effect on views that adds elements.
  static func view(
    with content: ElementList,
    _ effect: @escaping @Sendable (AnyView, VariableValues) -> any View
  ) -> ModifierEffect {
    .ofView({ AnyView(erasing: effect($0, $1)) }) { content.survey(within: $0, &$1) }
  }
}

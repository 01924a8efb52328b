internal import Views

/// A kind of view that a document can contain: its name, what is said of it, and how it is read.
struct ElementDescription: Sendable {
  let name: String
  /// One sentence.
  let summary: String
  /// A document's element of this kind.
  let example: String
  /// Other names that people may try.
  let synonyms: [String]
  /// Asks for the element's keys and makes its content of them.
  let read: @Sendable (KeyReader) -> ElementContent

  init(
    _ name: String, _ summary: String, example: String, synonyms: [String] = [],
    read: @escaping @Sendable (KeyReader) -> ElementContent
  ) {
    (self.name, self.summary, self.example) = (name, summary, example)
    (self.synonyms, self.read) = (synonyms, read)
  }
}

/// What an element shows for the values of the variables.
enum ElementContent: Sendable {
  /// A shape, which can be filled; until then it is drawn in the foreground style.
  case shape(@Sendable (VariableValues) -> any Shape)
  /// A shape that has been painted, and can be painted again.
  case painted(
    @Sendable (VariableValues) -> any Shape, @Sendable (VariableValues) -> AnyView)
  /// Any view, with the elements inside it.
  case view(
    @Sendable (VariableValues) -> AnyView,
    survey: SurveyPlanner = { _, _ in .nothing })
}

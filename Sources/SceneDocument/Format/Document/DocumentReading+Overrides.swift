internal import Drawing

extension DocumentReading {
  /// The value that a text of the command line gives a variable; nil after an error.
  func override(_ text: String, of declaration: Declaration, at range: Range<Int>) -> SceneValue? {
    let value: SceneValue? =
      switch declaration.type {
      case .string: .string(text)
      case .color: colorLiteral(text).map { .color($0) }
      case .number: Double(text).flatMap { abs($0) <= 1e9 ? .number($0) : nil }
      case .boolean: Bool(text).map { .boolean($0) }
      case .point, .list: parsed(text, as: declaration.type)
      }
    if value == nil {
      error(
        "\"\(declaration.name)\" is \(declaration.type); it can't be set to '\(text)'", at: range)
    }
    return value
  }

  /// The value of a text that is written as in a document.
  private func parsed(_ text: String, as type: ExpressionType) -> SceneValue? {
    let source = SourceText(name: "", text: text)
    guard let root = JSONReader.read(source).tree?.root else { return nil }
    let reading = DocumentReading(diagnostics: DiagnosticList(source: source))
    let value = reading.value(root, of: type)
    return reading.diagnostics.hasErrors ? nil : value?.value(in: VariableValues())
  }
}

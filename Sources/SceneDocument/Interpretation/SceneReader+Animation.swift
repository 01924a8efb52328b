public import Motion

extension SceneReader {
  /// The animation that `source` describes as a scene's step does.
  ///
  /// It is a name in quotes or an object such as `{ "easeInOut": { "duration": 0.6 } }`.
  ///
  /// - Returns: The animation; nil for `"none"`, which shows a change at once.
  /// - Throws: All mistakes that were found.
  public static func animation(_ source: SourceText) throws(DiagnosticList) -> Animation? {
    let json = JSONReader.read(source)
    guard let tree = json.tree else { throw json.diagnostics }
    let reading = DocumentReading(diagnostics: json.diagnostics)
    let plan = ValueFormat<AnimationPlan>.animation.read(tree.root, reading)
    let values = VariableValues()
    if !reading.diagnostics.hasErrors, let complaint = plan?.complaint?.message(values) {
      reading.error(complaint, at: tree.root.range)
    }
    guard !reading.diagnostics.hasErrors else { throw reading.diagnostics }
    return plan?.value(in: values).animation
  }
}

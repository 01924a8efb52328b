import Typography

extension EnvironmentValues {
  /// How many lines of texts are shown; nil shows all.
  var revealedLines: Double? {
    get { self[RevealedLinesKey.self] }
    set { self[RevealedLinesKey.self] = newValue }
  }

  private enum RevealedLinesKey: EnvironmentKey {
    static let defaultValue: Double? = nil
  }
}

extension View {
  /// Shows the first `count` lines of the texts in this view; the room of all is kept.
  ///
  /// A fraction shows the next line as opaque as that. In an animated change the lines fade in one
  /// after another.
  public func revealedLines(_ count: Double) -> some View { environment(\.revealedLines, count) }
}

/// How many lines are shown of a text, on its way.
final class LineRevealLayer {
  private let count: Attribute<Double>

  init(stage: Stage) { count = Attribute(stage: stage) }

  /// Takes what the surroundings say.
  func update(_ lines: Double, _ context: UpdateContext) { count.set(lines, context) }

  /// Which lines are there.
  func forms(_ layout: LaidText, at time: Double) -> UnitForms {
    let shown = count.value(at: time)
    let units = layout.units(by: .line)
    return UnitForms(
      units: units,
      forms: units.map { UnitForm(opacity: min(max(shown - Double($0.line), 0), 1)) })
  }
}

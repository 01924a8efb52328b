/// How far the texts in a view have been typed.
struct Typewriter: Sendable, Hashable {
  /// From 0, where nothing is there, to 1.
  var progress: Double
  var cursor: TextCursor?
}

extension EnvironmentValues {
  /// How far texts have been typed; nil shows them whole.
  var typewriter: Typewriter? {
    get { self[TypewriterKey.self] }
    set { self[TypewriterKey.self] = newValue }
  }

  private enum TypewriterKey: EnvironmentKey {
    static let defaultValue: Typewriter? = nil
  }
}

extension View {
  /// Shows of the texts in this view the share `progress` of their letters, as if typed so far.
  ///
  /// The text keeps the room of the whole. Letters appear one by one and at once; a word whose
  /// letters join appears as one. Animate `progress` from 0 to 1, linearly for an even hand:
  ///
  ///     Text("Hello").typewriter(progress: isTyped ? 1 : 0)
  ///       .animation(.linear(duration: 2), value: isTyped)
  public func typewriter(progress: Double, cursor: TextCursor? = .bar) -> some View {
    environment(\.typewriter, Typewriter(progress: progress, cursor: cursor))
  }
}

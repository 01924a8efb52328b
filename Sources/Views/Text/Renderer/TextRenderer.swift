public import Motion

/// Draws a text that has been set: as it is, or its lines, runs and letters each in their own way.
///
/// A renderer with `animatableData` draws in each frame while the data travels.
public protocol TextRenderer: Animatable {
  /// Draws the text, its top left corner at the origin.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

/// Something that a part of a text says to the renderer that draws it.
public protocol TextAttribute: Sendable {}

extension Text {
  /// Says something to the renderer that draws this text: its runs have it.
  public func customAttribute<T: TextAttribute>(_ attribute: T) -> Text {
    var pieces = self.pieces
    for index in pieces.indices { pieces[index].custom[ObjectIdentifier(T.self)] = attribute }
    return Text(pieces)
  }
}

extension View {
  /// Has the texts in this view drawn by `renderer`.
  public func textRenderer<R: TextRenderer>(_ renderer: R) -> some View {
    environment(\.textRenderer, SetTextRenderer(renderer))
  }
}

/// A renderer whose type is hidden.
struct SetTextRenderer {
  /// Brings the layer up to date; nil makes one.
  let update: (TextRendererBox?, Stage, UpdateContext) -> TextRendererBox

  init<R: TextRenderer>(_ renderer: R) {
    update = { box, stage, context in
      let box = box as? TextRendererBoxOf<R> ?? TextRendererBoxOf(renderer, stage: stage)
      box.set(renderer, context)
      return box
    }
  }
}

extension EnvironmentValues {
  /// What draws texts; nil draws them as they are set.
  var textRenderer: SetTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }

  private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: SetTextRenderer? { nil }
  }
}

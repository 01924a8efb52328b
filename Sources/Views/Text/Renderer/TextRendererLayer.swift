import Drawing
import Geometry
import Motion
import Typography

/// The renderer of a text that is shown, with what of it travels.
final class TextRendererLayer {
  private unowned let stage: Stage
  private var box: TextRendererBox?
  private var environment = EnvironmentValues()
  private let texts = CanvasTexts()

  init(stage: Stage) { self.stage = stage }

  /// Takes what the surroundings say.
  func update(_ renderer: SetTextRenderer, _ context: UpdateContext) {
    box = renderer.update(box, stage, context)
    environment = context.environment
  }

  /// Has a text drawn.
  func draw(
    _ layout: ParagraphLayout, _ content: TextContent, _ styles: [ResolvedStyle],
    _ pass: inout DrawPass
  ) {
    let painting = TextPainting(
      content: content, styles: styles, rect: CGRect(origin: .zero, size: layout.size))
    texts.beginFrame()
    var context = GraphicsContext(
      environment: environment,
      canvas: GraphicsCanvas(size: layout.size, texts: texts) { _ in nil })
    box?.draw(Text.Layout(layout, painting), in: &context, at: pass.time)
    pass.append(context.nodes)
  }
}

/// A renderer as it is shown, whatever its type.
class TextRendererBox {
  func draw(_ layout: Text.Layout, in context: inout GraphicsContext, at time: Double) {}
}

final class TextRendererBoxOf<R: TextRenderer>: TextRendererBox {
  private var renderer: R
  private let data: Attribute<R.AnimatableData>

  init(_ renderer: R, stage: Stage) {
    (self.renderer, data) = (renderer, Attribute(stage: stage))
  }

  func set(_ renderer: R, _ context: UpdateContext) {
    self.renderer = renderer
    data.set(renderer.animatableData, context)
  }

  override func draw(_ layout: Text.Layout, in context: inout GraphicsContext, at time: Double) {
    data.shown(renderer, at: time).draw(layout: layout, in: &context)
  }
}

/// What the glyphs of a text are painted with.
final class TextPainting {
  let content: TextContent
  let styles: [ResolvedStyle]
  let rect: CGRect

  init(content: TextContent, styles: [ResolvedStyle], rect: CGRect) {
    (self.content, self.styles, self.rect) = (content, styles, rect)
  }

  func nodes(_ runs: [GlyphRun]) -> [DrawingNode] {
    DrawPass(time: 0).drawn { pass in
      GlyphDrawing(runs, looks: content.looks).draw(over: rect, &pass) { styles[$0] }
    }
  }
}

import Drawing
public import Geometry
import Typography

extension GraphicsContext {
  /// A text, set in its font and ready to be drawn.
  public struct ResolvedText {
    /// What letters are painted with that have no style of their own.
    public var shading: Shading
    fileprivate let content: TextContent
    fileprivate let set: SetText

    /// The size that the text takes of `size`.
    public func measure(in size: CGSize) -> CGSize { set.size(for: ProposedViewSize(size)) }

    /// How far below the top the first line stands when the text is drawn in `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      set.layout(for: ProposedViewSize(size)).firstBaseline
    }

    /// How far below the top the last line stands when the text is drawn in `size`.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      set.layout(for: ProposedViewSize(size)).lastBaseline
    }
  }

  /// The text as it looks in the surroundings of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    let content = TextContent(text.pieces, in: environment)
    return ResolvedText(
      shading: .foreground, content: content,
      set: canvas.texts.set(content, environment.text, library: environment.fontLibrary))
  }

  /// Draws a text in lines that `rect` has room for, from its top left corner on.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = text.set.layout(for: ProposedViewSize(rect.size))
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    let letters = Letters(text, layout.layout)
    let (paint, style) = text.shading.resolved(in: environment)
    switch paint {
    case nil: draw(letters.nodes(style ?? ResolvedStyle(.black)), at: place)
    case .color(let color): draw(letters.nodes(ResolvedStyle(color)), at: place)
    case .some(let paint):
      draw(letters.nodes(nil), at: place)
      // Gradients lie in the coordinates of the commands: they are seen through the letters.
      let mask = DrawingNode.Group(
        transform: place, content: letters.nodes(ResolvedStyle(.black), isMask: true))
      let area = CGRect(origin: rect.origin, size: layout.size)
        .insetBy(dx: -letters.overhang, dy: -letters.overhang)
      draw([
        .group(
          DrawingNode.Group(
            content: [.fill(DrawingNode.Fill(Path(area), paint))],
            mask: DrawingNode.Mask([.group(mask)])))
      ])
    }
  }

  /// Draws a text in its own size with its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.set.size(for: .unspecified)
    draw(text, in: CGRect(size: size, anchor: anchor, at: point))
  }

  /// Draws a text in lines that `rect` has room for, from its top left corner on.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in its own size with its `anchor` at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ nodes: [DrawingNode], at place: CGAffineTransform) {
    guard !nodes.isEmpty else { return }
    draw([.group(DrawingNode.Group(transform: place, content: nodes))])
  }
}

/// The letters of a text in their places.
private struct Letters {
  private let content: TextContent
  private let runs: [GlyphRun]
  private let bounds: CGRect

  init(_ text: GraphicsContext.ResolvedText, _ layout: ParagraphLayout) {
    content = text.content
    runs = layout.lines.flatMap(\.runs)
    bounds = CGRect(origin: .zero, size: layout.size)
  }

  /// How far letters may reach beyond their lines.
  var overhang: CGFloat { CGFloat(runs.map(\.size).max() ?? 0) }

  /// What is drawn with `style` for the letters that have none of their own, which are left out without one;
  /// for a mask, these alone.
  func nodes(_ style: ResolvedStyle?, isMask: Bool = false) -> [DrawingNode] {
    let shown = runs.filter {
      content.looks[$0.run].style == 0 ? style != nil : !isMask
    }
    return DrawPass(time: 0).drawn {
      GlyphDrawing(shown, looks: content.looks).draw(over: bounds, &$0) { number in
        number == 0 ? style ?? content.styles[0] : content.styles[number]
      }
    }
  }
}

import Drawing
import Geometry

/// The node of a canvas; its content are the symbols, which only the commands draw.
final class CanvasNode<Symbols: View>: WrapperNode<Canvas<Symbols>> {
  private var view: Canvas<Symbols>
  private var environment = EnvironmentValues()
  private let texts = CanvasTexts()
  private lazy var item = CanvasItem(
    node: self, lay: { [unowned self] in layoutSymbols($0) },
    draw: { [unowned self] in draw($0, &$1) })

  init(_ view: Canvas<Symbols>, parent: ViewNode) {
    self.view = view
    super.init(parent: parent)
  }

  override var items: [LayoutItem] { [item] }

  override func update(_ view: Canvas<Symbols>, _ context: UpdateContext) {
    self.view = view
    environment = context.environment
    var inner = context
    inner.transition = nil
    updateContent(view.symbols, inner)
  }

  private func layoutSymbols(_ pass: LayoutPass) {
    for symbol in contentItems where symbol.isPresent {
      symbol.layoutContent(symbol.sizeThatFits(.unspecified), pass)
    }
  }

  private func draw(_ size: CGSize, _ pass: inout DrawPass) {
    let time = pass.time
    let symbols = contentItems.filter(\.isPresent)
    let canvas = GraphicsCanvas(size: size, texts: texts) { tag in
      symbols.first { $0.traits.tag == tag }.map { item in
        let size = item.sizeThatFits(.unspecified)
        return GraphicsContext.ResolvedSymbol(
          size: size, nodes: DrawPass(time: time).drawn { item.drawContent(size, &$0) })
      }
    }
    texts.beginFrame()
    var context = GraphicsContext(environment: environment, canvas: canvas)
    view.renderer(&context, size)
    if view.isOpaque {
      pass.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), style: FillStyle())
    }
    for node in context.nodes { pass.add(node) }
  }
}

private final class CanvasItem: LayoutItem {
  private let lay: (LayoutPass) -> Void
  private let draw: (CGSize, inout DrawPass) -> Void

  init(
    node: ViewNode, lay: @escaping (LayoutPass) -> Void,
    draw: @escaping (CGSize, inout DrawPass) -> Void
  ) {
    (self.lay, self.draw) = (lay, draw)
    super.init(node: node)
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) { lay(pass) }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) { draw(size, &pass) }
}

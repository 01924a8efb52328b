import Drawing
public import Geometry

extension GraphicsContext {
  /// A view that a canvas can draw, as it is shown now.
  public struct ResolvedSymbol {
    /// The view's ideal size.
    public let size: CGSize
    let nodes: [DrawingNode]
  }

  /// The symbol of the canvas whose `tag` is `id`; nil when there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    canvas.findSymbol(AnyHashable(id))
  }

  /// Draws a symbol stretched over `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, !symbol.nodes.isEmpty else { return }
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    draw([.group(DrawingNode.Group(transform: place, content: symbol.nodes))])
  }

  /// Draws a symbol in its own size with its `anchor` at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(size: symbol.size, anchor: anchor, at: point))
  }
}

extension View {
  /// Names this view where several stand for choice: among the symbols of a canvas.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View {
    TraitsView(content: self) { $0.tag = AnyHashable(tag) }
  }
}

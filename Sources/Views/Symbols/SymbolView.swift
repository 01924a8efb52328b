import Drawing
import Geometry
import Motion

/// The view that draws a symbol.
struct SymbolView: PrimitiveView {
  let name: String
  /// Whether it fills what it is offered.
  let isResizable: Bool

  func makeNode(parent: ViewNode) -> NodeOf<SymbolView> { SymbolNode(parent: parent) }
}

/// Keeps the symbol that is shown, and those before it while they fade.
private final class SymbolNode: NodeOf<SymbolView> {
  private var layers: [SymbolLayer] = []
  private var isResizable = false
  private lazy var item = SymbolItem(self)

  override var items: [LayoutItem] { [item] }

  var current: SymbolLayer? { layers.last }

  override func update(_ view: SymbolView, _ context: UpdateContext) {
    isResizable = view.isResizable
    let symbol = Symbol(named: context.environment.symbolVariants.name(of: view.name))
    if symbol == nil { stage.report(SymbolTable.complaint(view.name), at: self) }
    let look = SymbolLook(symbol ?? .unknown, context.environment)
    if let current, current.look.symbol == look.symbol {
      current.update(look, context)
    } else {
      replace(look, context)
    }
  }

  private func replace(_ look: SymbolLook, _ context: UpdateContext) {
    let fades =
      context.transaction.animation != nil && !layers.isEmpty
      && context.environment.contentTransition != .identity
    layers.removeAll { !fades || $0.hasGone(at: context.time) }
    let transition = context.environment.contentTransition
    for layer in layers { layer.leave(as: transition, context) }
    layers.append(
      SymbolLayer(look, enters: fades ? transition : nil, stage: stage, context))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let size = current?.look.size else { return .zero }
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass) {
    for layer in layers { layer.draw(size, isResizable: isResizable, &pass) }
  }
}

private final class SymbolItem: LayoutItem {
  private unowned let owner: SymbolNode

  init(_ owner: SymbolNode) {
    self.owner = owner
    super.init(node: owner)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    owner.sizeThatFits(proposal)
  }

  private static let baselines: Set<AlignmentKey> = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  override var explicitGuides: ExplicitGuides { .some(Self.baselines) }

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard Self.baselines.contains(key), let look = owner.current?.look else { return nil }
    return look.baseline * size.height / max(look.size.height, 1e-9)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) { owner.draw(size, &pass) }
}

public import Geometry

/// The first of several views that fits into what is offered; the last when none does.
///
/// A view fits when its ideal size is within the offer, in the given directions. Views that aren't
/// shown are measured, but they don't appear and their actions aren't done.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// One of the views of `content`, the most wanted first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> { FittingNode(parent: parent) }
}

private final class FittingNode<Content: View>: WrapperNode<ViewThatFits<Content>>, Appearing {
  private lazy var item = FittingItem(node: self)
  private var isNew = true

  override var items: [LayoutItem] { [item] }

  /// Only what is shown counts as there.
  override var children: [ViewNode] { item.shown.map { [$0.node] } ?? [] }

  override func update(_ view: ViewThatFits<Content>, _ context: UpdateContext) {
    item.axes = view.axes
    if isNew { context.appearanceGate?.wait(self) }
    isNew = false
    var inner = context
    (inner.transition, inner.appearanceGate) = (nil, item.gate)
    updateContent(view.content, inner)
    item.candidates = { [unowned self] in contentItems.filter(\.isPresent) }
  }

  func show(_ isShown: Bool) { item.gate.open(isShown) }
}

private final class FittingItem: LayoutItem {
  var axes: Axis.Set = []
  var candidates: () -> [LayoutItem] = { [] }
  /// The candidate that was chosen in the last layout.
  private(set) var shown: LayoutItem?
  /// Keeps the other candidates from appearing.
  let gate = AppearanceGate()

  override var hasOwnPlace: Bool { false }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(proposal) ?? .zero
  }

  override var spacing: ViewSpacing { shown?.spacing ?? ViewSpacing() }

  override var explicitGuides: ExplicitGuides {
    candidates().reduce(ExplicitGuides.none) { $0.union($1.explicitGuides) }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(proposal)?.explicitAlignment(key, in: size, proposal)
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    let choice = choice(pass.proposal)
    var pass = pass
    if choice !== shown { pass.transaction.animation = nil }
    shown = choice
    gate.show(choice?.node)
    choice?.place(at: .zero, size: size, proposal: pass.proposal, pass)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) { shown?.draw(&pass) }

  private func choice(_ proposal: ProposedViewSize) -> LayoutItem? {
    let candidates = candidates()
    return candidates.first { fits($0.size(.unspecified), proposal) } ?? candidates.last
  }

  private func fits(_ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
    Axis.allCases.allSatisfy {
      !axes.contains(Axis.Set($0)) || size[$0] <= proposal[$0] ?? .infinity
    }
  }
}

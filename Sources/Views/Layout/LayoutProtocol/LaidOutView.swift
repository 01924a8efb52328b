import Geometry
import Motion

/// Views in a layout of the protocol.
struct LaidOutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  func makeNode(parent: ViewNode) -> NodeOf<Self> { LaidOutNode(self, parent: parent) }
}

private final class LaidOutNode<L: Layout, Content: View>: WrapperNode<LaidOutView<L, Content>>,
  Invalidatable
{
  private var layout: L
  private lazy var data = Attribute<L.AnimatableData>(stage: stage, needsEvaluation: self)
  private lazy var item = ContainerItem(node: self)
  private let algorithm = CachedLayout<L>()
  private var isAttached = true

  init(_ view: LaidOutView<L, Content>, parent: ViewNode) {
    layout = view.layout
    super.init(parent: parent)
  }

  override var items: [LayoutItem] { [item] }

  override func update(_ view: LaidOutView<L, Content>, _ context: UpdateContext) {
    layout = view.layout
    data.set(layout.animatableData, context)
    var inner = context
    inner.transition = nil
    inner.stackAxis = (layout as? any OrientedLayout)?.axis ?? L.layoutProperties.stackOrientation
    updateContent(view.content, inner)
    item.children = { [unowned self] in contentItems }
    show(at: context.time)
  }

  func revalidate(time: Double, transaction: Transaction) {
    guard isAttached else { return }
    stage.didEvaluate(self)
    show(at: time)
  }

  /// Takes the layout on its way to what the views say.
  private func show(at time: Double) {
    algorithm.layout = data.shown(layout, at: time)
    algorithm.isOutdated = true
    item.algorithm = algorithm
  }

  override func tearDown() {
    isAttached = false
    super.tearDown()
  }
}

/// A layout whose orientation depends on its value, not only its type.
protocol OrientedLayout {
  var axis: Axis? { get }
}

/// A layout of the protocol as the algorithm of a container, with what the layout keeps.
private final class CachedLayout<L: Layout>: ContainerAlgorithm {
  var layout: L?
  var isOutdated = false
  private var cache: L.Cache?
  private var items: [LayoutItem] = []

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize {
    ask(children) { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) } ?? .zero
  }

  func placements(of children: [LayoutItem], in space: LayoutSpace) -> [Placement] {
    let placed = ask(children) { layout, subviews, cache -> [Placement?] in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: space.size), proposal: space.proposal,
        subviews: subviews, cache: &cache)
      return subviews.placements.places
    }
    return zip(children, placed ?? children.map { _ in nil }).map {
      $1 ?? $0.aligned(.center, in: space.size, proposal: space.proposal)
    }
  }

  func spacing(children: [LayoutItem]) -> ViewSpacing {
    ask(children) { $0.spacing(subviews: $1, cache: &$2) } ?? ViewSpacing()
  }

  /// Which guides a layout places is known only by asking for them.
  var placesAllGuides: Bool { true }

  func explicitAlignment(
    _ key: AlignmentKey, children: [LayoutItem], in space: LayoutSpace
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: space.size)
    let own = ask(children) { layout, subviews, cache -> CGFloat? in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: space.proposal,
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: space.proposal,
          subviews: subviews, cache: &cache)
    }
    return own ?? nil
  }

  private func ask<Answer>(
    _ children: [LayoutItem], _ question: (L, LayoutSubviews, inout L.Cache) -> Answer
  ) -> Answer? {
    guard let layout else { return nil }
    let subviews = LayoutSubviews(children)
    var cache = currentCache(of: layout, subviews)
    defer { self.cache = cache }
    return question(layout, subviews, &cache)
  }

  private func currentCache(of layout: L, _ subviews: LayoutSubviews) -> L.Cache {
    let isSame = items.elementsEqual(subviews.items, by: ===)
    defer { (isOutdated, items) = (false, subviews.items) }
    guard var cache else { return layout.makeCache(subviews: subviews) }
    self.cache = nil
    if isOutdated || !isSame { layout.updateCache(&cache, subviews: subviews) }
    return cache
  }
}

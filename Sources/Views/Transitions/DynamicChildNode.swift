import Geometry
import Motion

/// A child that comes and goes: the place of a condition's branch, a loop's element, an identity.
///
/// It carries the child through the phases of its transition. Where nothing below shows the phase, the
/// child fades.
final class DynamicChildNode: ViewNode {
  /// Brings the child's node up to date with the content it last had.
  typealias Content = (_ existing: ViewNode?, _ parent: ViewNode, UpdateContext) -> ViewNode

  /// What the child is called by those who look for it; nil for a branch of a condition.
  var identifier: AnyHashable?
  private var content: Content?
  private var child: ViewNode?
  private var fade = 1.0
  private let fadeData: Attribute<Double>
  private let wrappers = ItemWrappers<DynamicChildItem>()
  /// When the child was taken away, as a number that grows; nil while it is there.
  private(set) var removalOrder: Int?

  override init(parent: ViewNode) {
    fadeData = Attribute(stage: parent.stage)
    super.init(parent: parent)
  }

  override var items: [LayoutItem] {
    wrappers.wrap(child?.items ?? []) { DynamicChildItem(self, content: $0) }
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  /// How opaque the child is where it has no transition of its own.
  func opacity(at time: Double) -> Double { fadeData.shown(fade, at: time) }

  /// Shows the child with new content; it appears by its transition when it `isNew`.
  func show(_ content: @escaping Content, isNew: Bool, _ context: UpdateContext) {
    self.content = content
    removalOrder = nil
    if isNew {
      var hidden = context
      hidden.transaction = Transaction()
      hidden.transaction.disablesAnimations = true
      evaluate(.willAppear, hidden)
    }
    evaluate(.identity, context)
  }

  /// Takes the child away; gives the time at which it will have gone, nil when that is now.
  func leave(order: Int, _ context: UpdateContext) -> Double? {
    removalOrder = order
    let started = stage.attributesStarted { evaluate(.didDisappear, context) }
    return started.compactMap(\.removalTime).max()
  }

  private func evaluate(_ phase: TransitionPhase, _ context: UpdateContext) {
    guard let content else { return }
    let outer = context.transition
    let shownPhase = phase.isIdentity ? outer?.phase ?? .identity : phase
    var isClaimed = false
    var inner = context
    inner.isLeaving = outer?.phase == .didDisappear || context.isLeaving || removalOrder != nil
    inner.transition = TransitionContext(phase: shownPhase) { isClaimed = true }
    child = content(child, self, inner)
    didChange()
    outer?.claim()
    if !isClaimed, child?.items.isEmpty == false {
      fade = shownPhase.isIdentity ? 1 : 0
      fadeData.set(fade, context)
    }
  }

  override func tearDown() { child?.tearDown() }
}

private final class DynamicChildItem: WrapperItem {
  private unowned(unsafe) let owner: DynamicChildNode

  init(_ owner: DynamicChildNode, content: LayoutItem) {
    self.owner = owner
    super.init(node: owner, content: content)
  }

  override var traits: LayoutTraits {
    var traits = content.traits
    traits.removalOrder = traits.removalOrder ?? owner.removalOrder
    return traits
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    let opacity = min(max(owner.opacity(at: pass.time), 0), 1)
    guard opacity > 0 else { return }
    pass.group(opacity: opacity) { content.drawContent(size, &$0) }
  }
}

import Geometry
import Motion

/// How far from its own place, and by how much larger, a view is shown.
struct Displacement: Equatable, Animatable {
  var origin = CGSize.zero
  var size = CGSize.zero

  var animatableData: AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

/// An item that is shown where its source is.
final class MatchedItem: WrapperItem {
  private unowned let owner: any MatchOwner
  private let data: Attribute<Displacement.AnimatableData>
  private var displacement = Displacement()
  /// The frame on the canvas that the layout gives the item, and the pass that did.
  private(set) var own: CGRect?
  private var pass: LayoutPass?
  /// Whether the item has been matched before.
  private(set) var isSettled = false

  init(owner: any MatchOwner, content: LayoutItem) {
    self.owner = owner
    data = Attribute(stage: owner.stage)
    super.init(node: owner, content: content)
  }

  var match: GeometryMatch { owner.match }

  /// Whether the item's own place is that of all.
  var isSource: Bool { owner.match.isSource && !owner.isLeaving && own != nil }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    (own, self.pass) = (CGRect(origin: pass.origin, size: size), pass)
    owner.stage.matchedGeometry.add(self)
    layOutDisplaced(pass)
  }

  /// Where the item is shown at `time`, places around it taken as at rest.
  func shownFrame(at time: Double) -> CGRect? {
    guard let own else { return nil }
    let shown = data.shown(displacement, at: time)
    return CGRect(
      x: own.minX + shown.origin.width, y: own.minY + shown.origin.height,
      width: own.width + shown.size.width, height: own.height + shown.size.height)
  }

  /// Shows the item at `target`; a leaving one moves in the transaction of `current`, since the
  /// layout no longer reaches it.
  func match(to target: Displacement, _ transaction: Transaction?, _ current: LayoutPass) {
    var pass = (self.pass ?? current).at(current)
    if let transaction { pass.transaction = transaction }
    isSettled = true
    displacement = target
    guard data.set(target.animatableData, pass.transaction, at: current.time) else { return }
    node.needsDrawing()
    layOutDisplaced(pass)
  }

  private func layOutDisplaced(_ pass: LayoutPass) {
    guard let own else { return }
    super.layoutContent(size(own.size, by: displacement), pass)
  }

  private func size(_ size: CGSize, by shown: Displacement) -> CGSize {
    CGSize(
      width: max(size.width + shown.size.width, 0), height: max(size.height + shown.size.height, 0))
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    let shown = data.shown(displacement, at: pass.time)
    let shift = CGAffineTransform(
      translationX: shown.origin.width, y: shown.origin.height)
    pass.group(transform: shift) { content.drawContent(self.size(size, by: shown), &$0) }
  }
}

extension LayoutPass {
  /// This pass, or at a later time one with its place in the transaction of `current`.
  fileprivate func at(_ current: LayoutPass) -> LayoutPass {
    if time == current.time { return self }
    var pass = current
    (pass.origin, pass.proposal, pass.spaces) = (origin, proposal, spaces)
    return pass
  }
}

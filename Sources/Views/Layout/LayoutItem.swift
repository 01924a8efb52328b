import Drawing
import Geometry
import Motion

/// Something that takes a place in the layout and draws.
///
/// The place of an item that draws — origin and size — is an attribute like any other: when the
/// layout changes in an animated transaction, the item travels from the old place to the new. As in
/// SwiftUI it does so by itself and not with its container: origins are those on the canvas, or in
/// the nearest effect or group around that moves what is in it as one. So a view that is new stands
/// where it belongs, even when what is around it is still on its way.
class LayoutItem {
  // The node owns the item, and a checked reference would be counted each time it is followed. The same
  // is true of the nodes that kinds of items on the way of every drawing refer to.
  unowned(unsafe) let node: ViewNode
  private lazy var place = Attribute<CGRect.AnimatableData>(stage: node.stage)
  private var sizes = SizeCache()
  private var lastLayout: LastLayout?
  /// Where the container last put the item; nil before it did.
  private var lastPlacement: Placement?
  /// Where the last layout put the item, in coordinates of the canvas; nil before there is one.
  final private(set) var placed: CGRect?
  private var drawn = LastDrawing()

  init(node: ViewNode) { self.node = node }

  /// Whether the item draws something at its own place, or is touched there: it isn't only a frame
  /// for what is in it.
  var hasOwnPlace: Bool { true }

  /// What the item asks of its container.
  var traits: LayoutTraits { LayoutTraits() }

  /// Whether the item takes part in the layout: it hasn't been taken away.
  final var isPresent: Bool { traits.removalOrder == nil }

  /// The size that the item takes when `proposal` is offered.
  ///
  /// This is what kinds of items override; containers ask for `size(_:)`, which remembers.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The guides that the item places itself.
  var explicitGuides: ExplicitGuides { .none }

  /// Where one of the item's own guides lies; nil leaves it at its default place.
  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// The gaps that the item would like to have around it.
  var spacing: ViewSpacing { ViewSpacing() }

  /// The transaction in which the item's own place changes, given that of the parent's layout.
  ///
  /// As in SwiftUI it is that of the view itself: `.animation(_:value:)` on a view also animates
  /// where its container puts it.
  func placeTransaction(_ transaction: Transaction) -> Transaction { transaction }

  /// Places what is inside an item of `size`.
  func layoutContent(_ size: CGSize, _ pass: LayoutPass) {}

  /// Draws what is inside an item that is shown with `size`, its top left corner at the origin.
  func drawContent(_ size: CGSize, _ pass: inout DrawPass) {}
}

// MARK: Asking and placing

extension LayoutItem {
  /// The size that the item takes when `proposal` is offered: finite where the offer is.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.physical
    if let known = sizes.size(for: proposal, since: node.layoutStamp) { return known }
    let size = physical(sizeThatFits(proposal), offered: proposal)
    sizes.keep(size, for: proposal, stamp: node.stage.layoutStamp)
    return size
  }

  /// The item's size and guides when `proposal` is offered.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(self, size: size(proposal), proposal: proposal.physical)
  }

  /// Gives the item its place in the parent and lays out its content.
  ///
  /// Where neither the views inside nor the place have changed, the content stays as it is.
  /// `proposal` is the offer to which the item chose its size; that size unless given.
  final func place(
    at origin: CGPoint, size: CGSize, proposal: ProposedViewSize? = nil, _ pass: LayoutPass
  ) {
    let exact = physical(CGRect(origin: origin, size: size))
    if hasOwnPlace {
      let isMoved = place.set(
        pass.aligned(exact).animatableData, placeTransaction(pass.transaction), at: pass.time)
      if isMoved { node.needsDrawing() }
    }
    let inner = pass.inside(exact, proposal: proposal?.physical ?? ProposedViewSize(exact.size))
    notePlace(exact.size, inner)
    let layout = LastLayout(size: exact.size, pass: inner)
    if let lastLayout, lastLayout.stamp >= node.layoutStamp, lastLayout == layout { return }
    layoutContent(exact.size, inner)
    lastLayout = layout
    lastLayout?.stamp = node.stage.layoutStamp
  }

  /// Gives the item its place in the parent and lays out its content.
  final func place(_ placement: Placement, _ pass: LayoutPass) {
    lastPlacement = placement
    place(
      at: placement.frame.origin, size: placement.frame.size, proposal: placement.proposal, pass)
  }

  /// Gives the item the place in the parent that it had last.
  final func keepPlace(_ pass: LayoutPass) {
    if let lastPlacement { place(lastPlacement, pass) }
  }

  /// Notes where the layout at hand puts the item.
  final func notePlace(_ size: CGSize, _ pass: LayoutPass) {
    placed = CGRect(origin: pass.origin, size: size)
  }

  /// Draws the item at the place where it is shown; what doesn't depend on the time is drawn once.
  final func draw(_ pass: inout DrawPass) {
    // What is looked for lies in the views, not in the nodes they have become.
    guard pass.probe == nil else {
      if isPresent { drawPlaced(&pass) }
      return
    }
    let stage = node.stage
    if drawn.isLive { return drawLive(&pass) }
    if drawn.stamp < node.drawingStamp || drawn.origin != pass.origin {
      let readsBefore = stage.liveReads
      var inner = DrawPass(time: pass.time, origin: pass.origin)
      drawPlaced(&inner)
      drawn.content = inner.content
      drawn.origin = pass.origin
      drawn.isLive = stage.liveReads != readsBefore
      drawn.stamp = drawn.isLive ? 0 : stage.drawingStamp
    }
    pass.append(drawn.content)
    if drawn.isLive { drawn.content = [] }
  }

  /// Draws the item that was on its way in the last frame, and probably is in this one: nothing of
  /// it is kept.
  private func drawLive(_ pass: inout DrawPass) {
    let readsBefore = node.stage.liveReads
    drawPlaced(&pass)
    drawn.isLive = node.stage.liveReads != readsBefore
  }

  private func drawPlaced(_ pass: inout DrawPass) {
    guard hasOwnPlace else { return drawContent(placed?.size ?? .zero, &pass) }
    let shown = placeShown(at: pass.time)
    let physical = CGSize(width: max(shown.size.width, 0), height: max(shown.size.height, 0))
    pass.group(at: shown.origin) { drawContent(physical, &$0) }
  }

  private func placeShown(at time: Double) -> CGRect {
    var shown = CGRect.zero
    shown.animatableData = place.value(at: time)
    return shown
  }
}

/// What was drawn of an item last.
private struct LastDrawing {
  var content: [DrawingNode] = []
  /// Where the coordinates of what is around began.
  var origin = CGPoint.zero
  /// The stage's stamp then; 0 when it holds for that moment alone.
  var stamp = 0
  /// Whether it held for that moment alone.
  var isLive = false
}

/// What the layout of an item's content came from.
private struct LastLayout: Equatable {
  let size: CGSize
  let origin: CGPoint
  let geometry: LayoutPass.Geometry
  let proposal: ProposedViewSize
  let spaces: [CoordinateSpacePlace]
  let safeArea: SafeArea?
  /// The stage's stamp when it was over.
  var stamp = 0

  init(size: CGSize, pass: LayoutPass) {
    self.size = size
    (origin, geometry) = (pass.origin, pass.geometry)
    (proposal, spaces, safeArea) = (pass.proposal, pass.spaces, pass.safeArea)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.size == right.size && left.origin == right.origin && left.geometry == right.geometry
      && left.proposal == right.proposal && left.spaces == right.spaces
      && left.safeArea == right.safeArea
  }
}

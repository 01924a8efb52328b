import Drawing
import Geometry
import Motion

/// Something that takes a place in the layout and draws.
///
/// An item's place in its parent — origin and size — is an attribute like any other: when the
/// layout changes in an animated transaction, the item travels from the old place to the new.
class LayoutItem {
  unowned let node: ViewNode
  private let place: Attribute<AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>>

  private var laidOut = LaidOut()
  /// What was drawn last, and the stage's revision then; 0 when it holds for that moment alone.
  private var drawn: (content: [DrawingNode], revision: Int) = ([], 0)

  init(node: ViewNode) {
    self.node = node
    place = Attribute(stage: node.stage)
  }

  /// What the item asks of its container.
  var traits: LayoutTraits { LayoutTraits() }

  /// Whether the item takes part in the layout: it hasn't been taken away.
  final var isPresent: Bool { traits.removalOrder == nil }

  /// The size that the item takes when `proposal` is offered.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places what is inside an item of `size`.
  func layoutContent(_ size: CGSize, _ pass: LayoutPass) {}

  /// Draws what is inside an item that is shown with `size`, its top left corner at the origin.
  func drawContent(_ size: CGSize, _ pass: inout DrawPass) {}

  /// Gives the item its place in the parent and lays out its content.
  ///
  /// An item that stands where it stood, and in which nothing has changed, is left alone.
  final func place(at origin: CGPoint, size: CGSize, _ pass: LayoutPass) {
    let frame = pass.aligned(CGRect(origin: origin, size: size))
    let isMoved = place.set(
      AnimatablePair(frame.origin.animatableData, frame.size.animatableData),
      pass.transaction, at: pass.time)
    let inner = pass.moved(by: frame.origin)
    if isMoved { node.markChanged() }
    if laidOut.holds(for: node, at: inner.origin) { return }
    laidOut = LaidOut(revision: node.stage.revision, origin: inner.origin)
    layoutContent(frame.size, inner)
  }

  /// Draws the item at the place where it is shown; what doesn't depend on the time is drawn once.
  final func draw(_ pass: inout DrawPass) {
    let stage = node.stage
    if drawn.revision < node.changeRevision {
      let readsBefore = stage.liveReads
      var inner = DrawPass(time: pass.time)
      drawPlaced(&inner)
      drawn.content = inner.content
      drawn.revision = stage.liveReads == readsBefore ? stage.revision : 0
    }
    pass.append(drawn.content)
  }

  private func drawPlaced(_ pass: inout DrawPass) {
    let shown = place.value(at: pass.time)
    var (origin, size) = (CGPoint.zero, CGSize.zero)
    origin.animatableData = shown.first
    size.animatableData = shown.second
    let physical = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    pass.group(transform: CGAffineTransform(translationX: origin.x, y: origin.y)) {
      drawContent(physical, &$0)
    }
  }
}

/// When and where an item's content was laid out last.
private struct LaidOut {
  var revision = 0
  var origin = CGPoint.zero

  /// Whether laying out again, with the item at `newOrigin` on the canvas, would change nothing.
  func holds(for node: ViewNode, at newOrigin: CGPoint) -> Bool {
    node.changeRevision <= revision && origin == newOrigin
  }
}

/// What the layout of one moment carries down the tree of items.
struct LayoutPass {
  let time: Double
  var transaction: Transaction
  /// Where the parent's top left corner lies on the canvas, transforms aside.
  var origin = CGPoint.zero
  let displayScale: CGFloat

  /// The pass inside a parent at `point`.
  func moved(by point: CGPoint) -> LayoutPass {
    var pass = self
    pass.origin = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    return pass
  }

  /// The frame with its edges on the pixel grid of the canvas, ties going up, as SwiftUI does it.
  func aligned(_ frame: CGRect) -> CGRect {
    let left = aligned(origin.x + frame.origin.x)
    let top = aligned(origin.y + frame.origin.y)
    let right = aligned(origin.x + frame.origin.x + frame.width)
    let bottom = aligned(origin.y + frame.origin.y + frame.height)
    return CGRect(x: left - origin.x, y: top - origin.y, width: right - left, height: bottom - top)
  }

  private func aligned(_ coordinate: CGFloat) -> CGFloat {
    let pixels = coordinate * displayScale
    return (pixels + 0.5).rounded(.down) / displayScale
  }
}

import Geometry
import Motion

/// Something that takes a place in the layout and draws.
///
/// An item's place in its parent — origin and size — is an attribute like any other: when the
/// layout changes in an animated transaction, the item travels from the old place to the new.
class LayoutItem {
  unowned let node: ViewNode
  private let place: Attribute<AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>>

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
  final func place(at origin: CGPoint, size: CGSize, _ pass: LayoutPass) {
    let frame = pass.aligned(CGRect(origin: origin, size: size))
    place.set(
      AnimatablePair(frame.origin.animatableData, frame.size.animatableData),
      pass.transaction, at: pass.time)
    layoutContent(frame.size, pass.moved(by: frame.origin))
  }

  /// Draws the item at the place where it is shown.
  final func draw(_ pass: inout DrawPass) {
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

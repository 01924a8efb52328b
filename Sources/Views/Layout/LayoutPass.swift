import Geometry

/// What the layout of one moment carries down the tree of items.
struct LayoutPass {
  var time: Double
  var transaction: Transaction
  /// Where the parent's top left corner lies on the canvas, transforms aside.
  var origin = CGPoint.zero
  /// The offer to which the item at hand chose its size.
  var proposal = ProposedViewSize.unspecified
  /// The named coordinate spaces around the item at hand, the innermost last.
  var spaces: [CoordinateSpacePlace] = []
  let displayScale: CGFloat
  /// How far the scrolled content at hand is from where it stands when nothing is scrolled.
  private(set) var scrolled = CGPoint.zero
  /// Wants to know whether somebody asks where things in the scrolled content are.
  private(set) var scrollMark: ScrollMark?

  init(time: Double, transaction: Transaction, displayScale: CGFloat) {
    (self.time, self.transaction, self.displayScale) = (time, transaction, displayScale)
  }

  /// The pass inside an item at `frame` of the parent.
  func inside(_ frame: CGRect, proposal: ProposedViewSize) -> LayoutPass {
    var pass = self
    pass.origin = CGPoint(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
    pass.proposal = proposal
    return pass
  }

  /// The pass inside content that is shown from `offset` on.
  func scrolled(by offset: CGPoint, _ mark: ScrollMark) -> LayoutPass {
    var pass = self
    pass.scrollMark = mark
    pass.origin = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
    pass.scrolled = CGPoint(x: scrolled.x + offset.x, y: scrolled.y + offset.y)
    return pass
  }

  /// The frame as it is shown, in the coordinates of the parent as that is shown.
  ///
  /// As in SwiftUI the edges go to the canvas's nearest pixels, ties up. What is rounded is where
  /// they lie on the canvas, so that roundings don't add up; scrolled content is rounded as a whole is,
  /// before it is scrolled.
  func aligned(_ frame: CGRect) -> CGRect {
    let origin = CGPoint(x: origin.x + scrolled.x, y: origin.y + scrolled.y)
    let corner = CGPoint(x: aligned(origin.x), y: aligned(origin.y))
    let left = aligned(origin.x + frame.origin.x)
    let top = aligned(origin.y + frame.origin.y)
    let right = aligned(origin.x + frame.origin.x + frame.width)
    let bottom = aligned(origin.y + frame.origin.y + frame.height)
    return CGRect(x: left - corner.x, y: top - corner.y, width: right - left, height: bottom - top)
  }

  /// The nearest pixel edge; sums of fractions that fall just short of a tie count as one.
  private func aligned(_ coordinate: CGFloat) -> CGFloat {
    let pixels = coordinate * displayScale
    return (pixels + 0.5 + 1e-9).rounded(.down) / displayScale
  }
}

/// Where a named coordinate space begins on the canvas.
struct CoordinateSpacePlace: Equatable {
  let name: AnyHashable
  let frame: CGRect
}

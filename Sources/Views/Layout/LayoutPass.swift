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
  /// What of the canvas views at hand keep to; nil where that is all of it.
  var safeArea: SafeArea?
  /// Where places are counted from.
  private(set) var geometry = Geometry()
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
    (pass.scrollMark, pass.safeArea) = (mark, nil)
    pass.origin = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
    pass.scrolled = CGPoint(x: scrolled.x + offset.x, y: scrolled.y + offset.y)
    return pass
  }

  /// The pass inside something that moves what is in it as one; `isMoving` says whether it does now.
  func isolated(isMoving: Bool = false) -> LayoutPass {
    var pass = self
    pass.geometry.origin = aligned(onContent(origin))
    pass.geometry.isMoving = geometry.isMoving || isMoving
    return pass
  }

  /// The place of a frame of the parent: what an item is shown at when it has arrived.
  ///
  /// As in SwiftUI the edges go to the canvas's nearest pixels, ties up. What is rounded is where
  /// they lie on the canvas, so that roundings don't add up; scrolled content is rounded as a whole is,
  /// before it is scrolled. Nothing is rounded in what moves, which would jerk.
  func aligned(_ frame: CGRect) -> CGRect {
    let corner = onContent(
      CGPoint(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y))
    let topLeft = aligned(corner)
    let bottomRight = aligned(CGPoint(x: corner.x + frame.width, y: corner.y + frame.height))
    return CGRect(
      x: topLeft.x - geometry.origin.x, y: topLeft.y - geometry.origin.y,
      width: bottomRight.x - topLeft.x, height: bottomRight.y - topLeft.y)
  }

  /// The point on the canvas of a place.
  func onCanvas(_ place: CGPoint) -> CGPoint {
    CGPoint(
      x: place.x + geometry.origin.x - scrolled.x, y: place.y + geometry.origin.y - scrolled.y)
  }

  /// Where a point of the canvas lies while nothing is scrolled.
  private func onContent(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + scrolled.x, y: point.y + scrolled.y)
  }

  private func aligned(_ point: CGPoint) -> CGPoint {
    geometry.isMoving ? point : CGPoint(x: aligned(point.x), y: aligned(point.y))
  }

  /// The nearest pixel edge; sums of fractions that fall just short of a tie count as one.
  private func aligned(_ coordinate: CGFloat) -> CGFloat {
    let pixels = coordinate * displayScale
    return (pixels + 0.5 + 1e-9).rounded(.down) / displayScale
  }
}

extension LayoutPass {
  /// What the places of items are relative to.
  struct Geometry: Equatable {
    /// Where they are counted from, on the canvas while nothing is scrolled.
    var origin = CGPoint.zero
    /// Whether what they are counted from is on its way.
    var isMoving = false
  }
}

/// Where a named coordinate space begins on the canvas.
struct CoordinateSpacePlace: Equatable {
  let name: AnyHashable
  let frame: CGRect
}

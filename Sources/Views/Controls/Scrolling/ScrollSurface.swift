import Geometry

/// Content that moves behind a view's frame.
final class ScrollSurface {
  private unowned let owner: any Invalidatable
  let horizontal: ScrollAxis
  let vertical: ScrollAxis
  var axes: Axis.Set = .vertical
  /// How far the content stays from the edges of the view.
  var margins = EdgeInsets()
  /// The size of what is shown, without the margins; nil before there was a layout.
  private var container: CGSize?
  /// The nodes whose size depends on it.
  private var dependents: [ObjectIdentifier: WeakNode] = [:]
  /// Told of the places inside by those who ask for them.
  let mark = ScrollMark()

  init(_ owner: any Invalidatable) {
    (self.owner, horizontal, vertical) = (owner, ScrollAxis(owner), ScrollAxis(owner))
  }

  /// The axes along which the content moves.
  var moving: [ScrollAxis] { Axis.allCases.filter(isFree).map { self[$0] } }

  subscript(axis: Axis) -> ScrollAxis { axis == .horizontal ? horizontal : vertical }

  func isFree(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  /// How far the content is shown from its beginning.
  func shown(at time: Double) -> CGPoint {
    CGPoint(x: horizontal.shown(at: time), y: vertical.shown(at: time))
  }

  /// The size of what is shown, on which the size of `node` depends; that of the canvas before it is
  /// known.
  func container(for node: ViewNode) -> CGSize {
    dependents[ObjectIdentifier(node)] = WeakNode(node: node)
    return container ?? owner.stage.size
  }

  /// Notes the size of what is shown; what depends on it has to be laid out anew.
  func setContainer(_ viewport: CGSize) {
    let size = CGSize(
      width: max(viewport.width - margins.leading - margins.trailing, 0),
      height: max(viewport.height - margins.top - margins.bottom, 0))
    guard size != container else { return }
    container = size
    owner.stage.duringLayout { for dependent in dependents.values { dependent.node?.didChange() } }
    dependents = [:]
  }

  /// Takes over the sizes of a layout.
  func fit(viewport: CGSize, content: CGSize, _ pass: LayoutPass) {
    for axis in Axis.allCases {
      self[axis].fit(
        viewport: viewport[axis].native,
        content: isFree(axis) ? content[axis].native : viewport[axis].native, pass.transaction,
        at: pass.time)
    }
  }

  /// Notes that the content is shown elsewhere, or comes to be.
  func didMove() {
    owner.needsDrawing()
    if mark.isRead { owner.stage.didEvaluate(owner) }
  }

  /// Brings the content to an offset, along the axes that it moves along.
  func move(to offset: CGPoint, _ transaction: Transaction) {
    for axis in Axis.allCases where isFree(axis) {
      self[axis].move(to: offset[axis].native, transaction, at: owner.stage.time)
    }
    didMove()
  }

  /// Brings a part of the content into view, or its anchor to that of the viewport.
  func show(_ frame: CGRect, anchor: UnitPoint?, _ transaction: Transaction) {
    let target = Axis.allCases.map { axis -> CGFloat in
      let (start, length) = (frame.origin[axis], frame.size[axis])
      let room = CGFloat(self[axis].viewport) - margins.length(along: axis)
      if let anchor {
        let share = axis == .horizontal ? anchor.x : anchor.y
        return start + share * (length - room)
      }
      return min(max(CGFloat(self[axis].offset), start + length - room), start)
    }
    move(to: CGPoint(x: target[0], y: target[1]), transaction)
  }
}

extension EdgeInsets {
  /// The insets at both ends of an axis.
  func length(along axis: Axis) -> CGFloat {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}

private struct WeakNode {
  weak var node: ViewNode?
}

/// Notes whether views want to know where scrolled content is.
final class ScrollMark {
  private(set) var isRead = false
  /// That of the surface around.
  var outer: ScrollMark?

  func read() {
    isRead = true
    outer?.read()
  }
}

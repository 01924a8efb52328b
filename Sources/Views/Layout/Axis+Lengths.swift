import Geometry

extension Axis {
  /// The other axis.
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  init(length: CGFloat, breadth: CGFloat, along axis: Axis) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  init(length: CGFloat, breadth: CGFloat, along axis: Axis) {
    self = axis == .horizontal ? CGPoint(x: length, y: breadth) : CGPoint(x: breadth, y: length)
  }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension ProposedViewSize {
  init(length: CGFloat?, breadth: CGFloat?, along axis: Axis) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: breadth)
      : ProposedViewSize(width: breadth, height: length)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

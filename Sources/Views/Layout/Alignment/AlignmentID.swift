public import Geometry

/// Names an alignment guide and says where it lies in a view that doesn't say so itself.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view of the given dimensions, in points from its top left corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along one axis.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.axis == right.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// The guide of several views taken together: the first of first baselines, the last of last ones,
  /// else the mean; nil when no view has one.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if id == FirstTextBaseline.self { return values.min() }
    if id == LastTextBaseline.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// The baseline of a view's first line of text; the bottom where there is none.
enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// The baseline of a view's last line of text; the bottom where there is none.
enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// The beginning of a view's width or height.
enum StartEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

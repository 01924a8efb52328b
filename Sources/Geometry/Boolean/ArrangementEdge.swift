/// A straight edge of an arrangement: a chord of a segment of one of the paths.
struct ArrangementEdge: Sendable {
  var from: Int
  var to: Int
  /// The segment that it is a chord of.
  var source: Int
  /// The segment's parameters at `from` and at `to`.
  var start: Double
  var end: Double
  /// Whether the edge runs the segment's way.
  var isForward = true
  /// By how much the winding numbers of both paths are greater on the right of the edge.
  var winding: SIMD2<Int>
  /// Whether it hasn't been compared with its neighbours yet.
  var isNew = true

  var reversed: ArrangementEdge {
    ArrangementEdge(
      from: to, to: from, source: source, start: end, end: start, isForward: !isForward,
      winding: 0 &- winding, isNew: isNew)
  }
}

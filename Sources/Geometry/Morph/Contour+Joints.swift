/// A place where two curves of a contour meet.
struct Joint: Sendable {
  /// The fraction of the contour's length.
  var place: Double
  /// How far the direction turns there, −π…π; 0 where the curve is smooth.
  var turn: Double

  /// Whether one sees it as a corner: a turn of 20° or more.
  var isCorner: Bool { abs(turn) > .pi / 9 }
}

extension Contour {
  /// The joints between the curves, without the start and the end.
  var innerJoints: [Joint] {
    (1..<max(curves.count, 1)).map { index in
      Joint(place: ends[index - 1], turn: Self.turn(curves[index - 1], curves[index]))
    }
  }

  /// All joints; of a closed contour its start as well.
  var joints: [Joint] {
    guard isClosed, !isPoint, let first = curves.first, let last = curves.last else {
      return innerJoints
    }
    return [Joint(place: 0, turn: Self.turn(last, first))] + innerJoints
  }

  private static func turn(_ before: CubicCurve, _ after: CubicCurve) -> Double {
    guard let arriving = before.tangent(at: 1), let leaving = after.tangent(at: 0) else { return 0 }
    return atan2(arriving.cross(leaving), arriving.dot(leaving))
  }
}

extension PathMorph {
  /// The structure of a morph's stages: it makes a path of a list of coordinates.
  public struct Template: Sendable {
    /// The verbs of every stage.
    public let verbs: [Path.Verb]
    /// The joints that are smooth on both sides, and stay so in between.
    let smoothJoints: [SmoothJoint]

    /// How many coordinates a stage has.
    public var count: Int { 2 * verbs.reduce(0) { $0 + $1.pointCount } }

    /// The stage with the given coordinates; missing ones count as 0, surplus ones don't count.
    public func path(_ vector: [Double]) -> Path {
      path(
        points: (0..<count / 2).map {
          CGPoint(
            x: 2 * $0 < vector.count ? vector[2 * $0] : 0,
            y: 2 * $0 + 1 < vector.count ? vector[2 * $0 + 1] : 0)
        })
    }

    func path(points: [CGPoint]) -> Path {
      var points = points
      for joint in smoothJoints { joint.straighten(&points) }
      return Path(verbs: verbs, points: points)
    }
  }

  /// A joint at which the two handles are to lie in line.
  struct SmoothJoint: Sendable {
    /// The indices of the handle that arrives, the joint and the handle that leaves.
    var arriving: Int
    var joint: Int
    var leaving: Int

    /// Turns both handles towards their mean direction.
    ///
    /// Mixing the points alone would break the line wherever the two sides' handles differ in
    /// both direction and ratio.
    func straighten(_ points: inout [CGPoint]) {
      let middle = points[joint]
      let straight = Handles(before: middle - points[arriving], after: points[leaving] - middle)
        .straightened
      points[arriving] = middle - straight.before
      points[leaving] = middle + straight.after
    }
  }

  /// The handles at a joint as vectors in the direction of the path.
  struct Handles {
    var before: CGPoint
    var after: CGPoint

    /// How far they count as one smooth curve: 1 up to a turn of 60°, falling to 0 at 90°.
    ///
    /// Falling gradually, so that handles which turn about on the way don't jump.
    var smoothness: Double {
      let lengths = (before.squaredLength * after.squaredLength).squareRoot()
      guard lengths > 0 else { return 0 }
      return min(max(2 * before.dot(after) / lengths, 0), 1)
    }

    /// Both in their mean direction, each as long as it was, as far as they are smooth.
    var straightened: Handles {
      let amount = smoothness
      let direction = before + after
      let length = direction.squaredLength
      guard amount > 0, length > 0 else { return self }
      let full = Handles(
        before: direction * (before.squaredLength / length).squareRoot(),
        after: direction * (after.squaredLength / length).squareRoot())
      guard amount < 1 else { return full }
      return Handles(
        before: before.interpolated(to: full.before, amount),
        after: after.interpolated(to: full.after, amount))
    }
  }
}

extension Path {
  /// A path of verbs and points that go together and begin with a move.
  init(verbs: [Verb], points: [CGPoint]) {
    self.init()
    (self.verbs, self.points) = (verbs, points)
    var index = points.count
    for verb in verbs.reversed() {
      index -= verb.pointCount
      if verb == .move {
        subpathStart = points[index]
        break
      }
    }
  }
}

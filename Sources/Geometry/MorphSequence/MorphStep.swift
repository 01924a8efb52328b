/// How one more outline joins a morph: where its structure's pieces lie in the structure before,
/// and which pieces the outline adds to them.
///
/// Both are linear in the points, so that a match once found serves every stage.
struct MorphStep: Sendable {
  /// For each piece where it comes from; none in the first step, which keeps all pieces.
  var sources: [Source] = []
  /// The outline's own pieces.
  var curves: [CubicCurve] = []
  /// The joints that are smooth in this outline and in the one before.
  var joints: [Joint] = []

  /// Where a piece of the new structure lies in the one before.
  enum Source: Sendable {
    /// A part of a piece between two parameters.
    case part(piece: Int, low: Double, high: Double)
    /// A point, beside a place on a piece or by itself.
    case point(piece: Int?, parameter: Double, offset: CGPoint)
  }

  /// Two pieces that meet.
  struct Joint: Sendable {
    var before: Int
    var after: Int
  }
}

extension MorphStep {
  /// The sum of a stage of the structure before, whose weights add up to `total`, and this outline.
  func stage(after stage: [CubicCurve], total: Double, weight: Double) -> [CubicCurve] {
    let before = sources.isEmpty ? stage : sources.map { $0.curve(in: stage, total: total) }
    var result = before
    for index in result.indices { result[index].add(curves[index], weight) }
    for joint in joints { straighten(joint, &result, before, weight) }
    return result
  }

  /// Takes away the kink that the sum brings to a smooth joint.
  ///
  /// A kink that was there before stays: only what would be amiss if the stage before were smooth
  /// is made good, as far as it is. So the correction sets in gradually with the weight.
  private func straighten(
    _ joint: Joint, _ result: inout [CubicCurve], _ before: [CubicCurve], _ weight: Double
  ) {
    let mixed = result.handles(joint)
    guard !sources.isEmpty else { return result.setHandles(joint, mixed.straightened) }
    let (old, added) = (before.handles(joint), curves.handles(joint))
    let smooth = old.straightened
    let ideal = PathMorph.Handles(
      before: smooth.before + added.before * weight, after: smooth.after + added.after * weight)
    let (straight, amount) = (ideal.straightened, old.smoothness)
    result.setHandles(
      joint,
      PathMorph.Handles(
        before: mixed.before + (straight.before - ideal.before) * amount,
        after: mixed.after + (straight.after - ideal.after) * amount))
  }
}

extension MorphStep.Source {
  /// The piece that a stage has here; `total` is the sum of its weights.
  func curve(in stage: [CubicCurve], total: Double) -> CubicCurve {
    switch self {
    case .part(let piece, let low, let high): return stage[piece].stretch(from: low, to: high)
    case .point(let piece, let parameter, let offset):
      let place = piece.map { stage[$0].point(at: parameter) } ?? .zero
      return CubicCurve(speck: place + offset * total)
    }
  }
}

extension [CubicCurve] {
  fileprivate func handles(_ joint: MorphStep.Joint) -> PathMorph.Handles {
    let (before, after) = (self[joint.before], self[joint.after])
    return PathMorph.Handles(
      before: before.end - before.control2, after: after.control1 - after.start)
  }

  fileprivate mutating func setHandles(_ joint: MorphStep.Joint, _ handles: PathMorph.Handles) {
    self[joint.before].control2 = self[joint.before].end - handles.before
    self[joint.after].control1 = self[joint.after].start + handles.after
  }
}

extension CubicCurve {
  /// A curve that is a point.
  init(speck point: CGPoint) {
    self.init(start: point, control1: point, control2: point, end: point)
  }

  fileprivate mutating func add(_ other: CubicCurve, _ weight: Double) {
    start += other.start * weight
    control1 += other.control1 * weight
    control2 += other.control2 * weight
    end += other.end * weight
  }

  /// The part between two parameters, also backwards or empty; the polar form at its corners
  /// (Ramshaw, "Blossoms are polar forms", 1989).
  func stretch(from: Double, to: Double) -> CubicCurve {
    if from == 0, to == 1 { return self }
    return CubicCurve(
      start: polar(from, from, from), control1: polar(from, from, to),
      control2: polar(from, to, to), end: polar(to, to, to))
  }

  private func polar(_ first: Double, _ second: Double, _ third: Double) -> CGPoint {
    let left = start.interpolated(to: control1, first)
    let middle = control1.interpolated(to: control2, first)
    let right = control2.interpolated(to: end, first)
    return left.interpolated(to: middle, second)
      .interpolated(to: middle.interpolated(to: right, second), third)
  }
}

/// A morph over several outlines, each of which joined when the ones before were under way.
///
/// A stage is a weighted sum of all outlines. That is what a morph needs which is given a new goal in
/// flight: the weight of the goal grows while those of the outlines before die away, and the shape
/// goes on without a jump from wherever it is. Each outline is matched once, to the one
/// before it; the stages follow from these matches and the weights alone.
public struct PathMorphSequence: Sendable {
  /// The outlines, in the order in which they came into play.
  public let outlines: [Path]
  private let start: [CubicCurve]
  private let steps: [MorphStep]
  private let structure: MorphStructure

  /// The morph over `outlines`.
  ///
  /// Each match takes as long as that of a `PathMorph`.
  public init(_ outlines: [Path]) {
    guard outlines.count > 1 else {
      self.init(outlines: outlines, start: [], steps: [], structure: MorphStructure())
      return
    }
    let first = PathMorphSequence(from: outlines[0], to: outlines[1])
    self = outlines.dropFirst(2).reduce(first) { $0.extended(to: $1) }
  }

  private init(
    outlines: [Path], start: [CubicCurve], steps: [MorphStep], structure: MorphStructure
  ) {
    (self.outlines, self.start) = (outlines, start)
    (self.steps, self.structure) = (steps, structure)
  }

  private init(from: Path, to: Path) {
    let matching = ContourMatching(from, to)
    let structure = MorphStructure(matching)
    let start = matching.morphs.flatMap(\.first)
    var step = MorphStep()
    step.curves = structure.curves
    step.joints = structure.joints { start.isSmooth($0) && structure.curves.isSmooth($0) }
    self.init(outlines: [from, to], start: start, steps: [step], structure: structure)
  }

  private func extended(to next: Path) -> PathMorphSequence {
    let joined = MorphExtension(structure, outlines[outlines.count - 1], next)
    return PathMorphSequence(
      outlines: outlines + [next], start: start, steps: steps + [joined.step],
      structure: joined.structure)
  }
}

extension PathMorphSequence {
  /// The stage with the given weights, one for each outline; missing ones count as 0.
  ///
  /// Weights that don't add up to 1 are scaled so that they do; where they cancel or aren't
  /// finite, the stage is the last outline. An outline that has all the weight comes out exactly as
  /// it was given. What is in some outlines only is left out while their weights are negative.
  /// Takes time in proportion to the curves of all outlines.
  public func path(weights: [Double]) -> Path {
    let weights = Self.normalized(weights, count: outlines.count)
    let present = weights.indices.filter { weights[$0] != 0 }
    guard let last = present.last else { return outlines.last ?? Path() }
    if present.count == 1 { return outlines[last] }
    var (stage, total) = (start.map { $0.scaled(by: weights[0]) }, weights[0])
    for (step, weight) in zip(steps, weights.dropFirst()) {
      stage = step.stage(after: stage, total: total, weight: weight)
      total += weight
    }
    return structure.path(stage, weights)
  }

  private static func normalized(_ weights: [Double], count: Int) -> [Double] {
    let given =
      Array(weights.prefix(count)) + Array(repeating: 0, count: max(count - weights.count, 0))
    let total = given.reduce(0, +)
    // The usual rounding of a sum isn't worth another one.
    if abs(total - 1) < 1e-12 { return given }
    guard abs(total) > 1e-9, total.isFinite else { return given.map { _ in 0 } }
    return given.map { $0 / total }
  }
}

/// Joins a further outline to a morph.
///
/// The match is that of the last outline and the new one, whatever came before; what came before
/// is cut where the match cuts the last outline. So a stage without the new outline is the old
/// morph's stage, and a stage of the last two alone is a stage of their own morph.
struct MorphExtension {
  private let old: MorphStructure
  private let matching: ContourMatching
  private let morphs: [ContourMorph]
  private(set) var structure = MorphStructure()
  private(set) var step = MorphStep()
  /// The last outline's contours that the match runs the other way than the old structure.
  private var turned: Set<Int> = []

  init(_ old: MorphStructure, _ last: Path, _ next: Path) {
    self.old = old
    matching = ContourMatching(last, next)
    morphs = matching.morphs
    for contour in old.contours { append(contour) }
    for morph in morphs where morph.firstContour == nil { grow(morph) }
    step.curves = structure.curves
    step.findJoints(structure, old.curves)
  }
}

extension MorphExtension {
  private mutating func append(_ contour: MorphContour) {
    if let source = contour.source,
      let morph = morphs.first(where: { $0.firstContour == source })
    {
      join(contour, morph)
    } else {
      keep(contour)
    }
  }

  /// A contour of the old structure whose place on the last outline's contour leads on.
  private mutating func join(_ contour: MorphContour, _ morph: ContourMorph) {
    var track = OutlineTrack(
      Array(old.parts[contour.pieces]), pieces: contour.pieces, isClosed: contour.isClosed)
    var next = OutlineTrack(
      morph.firstParts, pieces: 0..<morph.first.count, isClosed: morph.isClosed)
    if track.isBackward != next.isBackward {
      next = next.reversed
      contour.source.map { _ = turned.insert($0) }
    }
    if contour.isClosed, !morph.isClosed {
      track = track.starting(at: next.start)
    } else {
      next = next.starting(at: track.start)
    }
    let pairs = OutlineTrack.merged(track, next)
    // Cut open at two places, a contour falls in two.
    let seam = contour.isClosed ? nil : pairs.indices.dropFirst().first { pairs[$0].1.isOpening }
    for range in [0..<(seam ?? pairs.count), (seam ?? pairs.count)..<pairs.count]
    where !range.isEmpty {
      append(pairs[range], contour, morph)
    }
  }

  private mutating func append(
    _ pairs: ArraySlice<(OutlineTrack.Slice, OutlineTrack.Slice)>, _ contour: MorphContour,
    _ morph: ContourMorph
  ) {
    structure.contours.append(
      MorphContour(
        pieces: structure.next(pairs.count), isClosed: contour.isClosed && morph.isClosed,
        presence: contour.presence + [morph.secondContour != nil], source: morph.secondContour))
    for (slice, other) in pairs {
      step.sources.append(.part(piece: slice.piece, low: slice.low, high: slice.high))
      structure.curves.append(morph.second[other.piece].stretch(from: other.low, to: other.high))
      structure.isStraight.append(old.isStraight[slice.piece] && morph.isStraight[other.piece])
      structure.parts.append(
        morph.secondContour == nil
          ? CurvePart(curve: 0, from: 0, to: 0)
          : morph.secondParts[other.piece].part(other.low, other.high))
    }
  }

  /// A contour that isn't in the last outline, and isn't in the new one either.
  private mutating func keep(_ contour: MorphContour) {
    let speck = CubicCurve(speck: image(of: old.curves[contour.pieces.lowerBound].start))
    var kept = contour
    kept.pieces = structure.next(contour.pieces.count)
    kept.presence.append(false)
    structure.contours.append(kept)
    for piece in contour.pieces {
      step.sources.append(.part(piece: piece, low: 0, high: 1))
      structure.curves.append(speck)
      structure.isStraight.append(old.isStraight[piece])
      structure.parts.append(CurvePart(curve: 0, from: 0, to: 0))
    }
  }

  /// A contour that is in the new outline only; it comes out of the stage where it comes out of
  /// the last outline.
  private mutating func grow(_ morph: ContourMorph) {
    let isTurned = morph.leader.map { turned.contains($0) } ?? false
    let place = morph.first[0].start
    let anchor = matching.first.nearestPlace(to: place).flatMap(old.locate)
    let offset = place - (anchor.map { old.curves[$0.piece].point(at: $0.parameter) } ?? .zero)
    structure.contours.append(
      MorphContour(
        pieces: structure.next(morph.second.count), isClosed: morph.isClosed,
        presence: (old.contours.first?.presence ?? [false, false]).map { _ in false } + [true],
        source: morph.secondContour))
    let order = isTurned ? Array(morph.second.indices.reversed()) : Array(morph.second.indices)
    for index in order {
      step.sources.append(
        .point(piece: anchor?.piece, parameter: anchor?.parameter ?? 0, offset: offset))
      structure.curves.append(isTurned ? morph.second[index].reversed : morph.second[index])
      structure.isStraight.append(morph.isStraight[index])
      let part = morph.secondParts[index]
      structure.parts.append(isTurned ? part.reversed : part)
    }
  }

  /// The place in the new outline that belongs to a point of the last one.
  private func image(of point: CGPoint) -> CGPoint {
    let pairs = morphs.filter { $0.presence == .both }
    let nearest = pairs.min { $0.distance(to: point) < $1.distance(to: point) }
    guard let nearest, let from = nearest.firstContour, let to = nearest.secondContour else {
      return point
    }
    let (contour, other) = (matching.first.contours[from], matching.second.contours[to])
    guard contour.isClosed, other.isClosed, contour.contains(point) else {
      return nearest.swapped.counterpart(of: point)
    }
    return other.interiorPoint(
      near: point.mapped(from: matching.first.bounds[from], to: matching.second.bounds[to]))
  }
}

extension MorphStep {
  /// Finds the joints that are smooth in the new outline and in the last one.
  fileprivate mutating func findJoints(_ structure: MorphStructure, _ last: [CubicCurve]) {
    let before = sources.map { $0.curve(in: last, total: 1) }
    joints = structure.joints { curves.isSmooth($0) && before.isSmooth($0) }
  }
}

extension MorphStructure {
  /// The joints of curved pieces that `isSmooth` holds for.
  func joints(where isSmooth: (MorphStep.Joint) -> Bool) -> [MorphStep.Joint] {
    var result: [MorphStep.Joint] = []
    for contour in contours {
      for piece in contour.pieces where contour.isClosed || piece + 1 < contour.pieces.upperBound {
        let isLast = piece + 1 == contour.pieces.upperBound
        let joint = MorphStep.Joint(
          before: piece, after: isLast ? contour.pieces.lowerBound : piece + 1)
        guard !isStraight[joint.before], !isStraight[joint.after], isSmooth(joint) else { continue }
        result.append(joint)
      }
    }
    return result
  }
}

extension [CubicCurve] {
  func isSmooth(_ joint: MorphStep.Joint) -> Bool {
    MorphOutline.isSmooth(self[joint.before], self[joint.after])
  }
}

extension ContourMorph {
  /// How far the first side is from a point, by a few places on it.
  fileprivate func distance(to point: CGPoint) -> Double {
    first.reduce(.infinity) { min($0, ($1.point(at: 0.5) - point).squaredLength) }
  }
}

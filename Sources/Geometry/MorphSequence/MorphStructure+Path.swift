extension MorphStructure {
  /// The path of a stage's pieces.
  func path(_ stage: [CubicCurve], _ weights: [Double]) -> Path {
    var (verbs, points): ([Path.Verb], [CGPoint]) = ([], [])
    verbs.reserveCapacity(stage.count + 2 * contours.count)
    points.reserveCapacity(3 * stage.count + contours.count)
    for contour in contours {
      let size = contour.size(weights)
      guard size > 0 else { continue }
      let first = points.count
      append(contour, stage, &verbs, &points)
      if size < 1 { points.shrink(first..<points.count, to: size) }
    }
    return Path(verbs: verbs, points: points)
  }

  private func append(
    _ contour: MorphContour, _ stage: [CubicCurve], _ verbs: inout [Path.Verb],
    _ points: inout [CGPoint]
  ) {
    verbs.append(.move)
    points.append(stage[contour.pieces.lowerBound].start)
    for piece in contour.pieces {
      let curve = stage[piece]
      if !isStraight[piece] {
        verbs.append(.curve)
        points.append(curve.control1)
        points.append(curve.control2)
        points.append(curve.end)
      } else if !contour.isClosingLine(piece) {
        verbs.append(.line)
        points.append(curve.end)
      }
    }
    if contour.isClosed { verbs.append(.closeSubpath) }
  }
}

extension MorphContour {
  /// Whether a straight piece is drawn by the close.
  fileprivate func isClosingLine(_ piece: Int) -> Bool {
    isClosed && piece + 1 == pieces.upperBound && pieces.count > 1
  }

  /// By how much the contour is to be scaled about its middle; 0 where it isn't there.
  ///
  /// A contour that only some outlines have shrinks with their weights. Where these are negative
  /// it would come back inside out. Among weights of either sign it is 0 where they cancel.
  fileprivate func size(_ weights: [Double]) -> Double {
    var (positive, negative) = (0.0, 0.0)
    for (weight, isThere) in zip(weights, presence) where isThere {
      if weight > 0 { positive += weight } else { negative -= weight }
    }
    guard positive > negative else { return 0 }
    return negative == 0 ? 1 : min((positive - negative) / min(positive, 0.25), 1)
  }
}

extension [CGPoint] {
  /// Scales some of the points about their middle.
  fileprivate mutating func shrink(_ range: Range<Int>, to size: Double) {
    let middle = self[range].reduce(.zero, +) * (1 / Double(range.count))
    for index in range { self[index] = middle.interpolated(to: self[index], size) }
  }
}

extension CubicCurve {
  func scaled(by factor: Double) -> CubicCurve {
    CubicCurve(
      start: start * factor, control1: control1 * factor, control2: control2 * factor,
      end: end * factor)
  }
}

/// What all stages of a morph over several outlines have in common: contours of pieces.
struct MorphStructure: Sendable {
  var contours: [MorphContour] = []
  /// For each piece whether it is a straight line in all outlines.
  var isStraight: [Bool] = []
  /// The last outline's pieces.
  var curves: [CubicCurve] = []
  /// Where on the last outline's contours they come from.
  var parts: [CurvePart] = []

  /// The range that the next `count` pieces will have.
  func next(_ count: Int) -> Range<Int> { isStraight.count..<isStraight.count + count }
}

/// A contour of a morph over several outlines.
struct MorphContour: Sendable {
  var pieces: Range<Int>
  var isClosed: Bool
  /// For each outline whether the contour is there; elsewhere it has shrunk to a point.
  var presence: [Bool]
  /// The index of the last outline's contour; nil where it has shrunk to a point.
  var source: Int?
}

extension MorphStructure {
  /// The structure of the morph between two outlines.
  init(_ matching: ContourMatching) {
    for morph in matching.morphs {
      contours.append(
        MorphContour(
          pieces: next(morph.first.count), isClosed: morph.isClosed,
          presence: [morph.presence != .secondOnly, morph.presence != .firstOnly],
          source: morph.secondContour))
      isStraight += morph.isStraight
      curves += morph.second
      parts += morph.secondContour == nil ? morph.points : morph.secondParts
    }
  }

  /// The piece and its parameter at a place of one of the last outline's contours.
  func locate(_ place: ContourNesting.Place) -> (piece: Int, parameter: Double)? {
    for contour in contours where contour.source == place.contour {
      for piece in contour.pieces where parts[piece].curve == place.curve {
        let (from, extent) = (parts[piece].from, parts[piece].to - parts[piece].from)
        let parameter = (place.parameter - from) / extent
        if extent != 0, -1e-9...(1 + 1e-9) ~= parameter { return (piece, parameter) }
      }
    }
    return nil
  }
}

extension ContourNesting {
  /// A place on one of the contours.
  struct Place {
    var contour: Int
    var curve: Int
    var parameter: Double
  }

  /// The place that is nearest to `point`, of a few on each curve.
  func nearestPlace(to point: CGPoint) -> Place? {
    var (best, least): (Place?, Double) = (nil, .infinity)
    for contour in contours.indices {
      for (curve, shape) in contours[contour].curves.enumerated() {
        for parameter in [0.125, 0.375, 0.625, 0.875] {
          let distance = (shape.point(at: parameter) - point).squaredLength
          guard distance < least else { continue }
          (best, least) = (
            Place(contour: contour, curve: curve, parameter: parameter), distance
          )
        }
      }
    }
    return best
  }
}

extension ContourMorph {
  /// Parts that stand for pieces which are points.
  fileprivate var points: [CurvePart] {
    first.map { _ in CurvePart(curve: 0, from: 0, to: 0) }
  }
}

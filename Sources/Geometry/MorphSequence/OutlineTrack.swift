/// A walk along one contour of an outline as a list of pieces, in one of two directions.
///
/// Two morphs that have an outline in common cut its contour differently. Lengths are measured in
/// curve parameters, so that cuts at the same place of either morph agree exactly.
struct OutlineTrack {
  var slices: [Slice]
  /// How many curves the contour has; a closed one goes on at its start after as many.
  let curveCount: Double

  /// A piece, or a part of it between two fractions.
  struct Slice {
    var piece: Int
    var low = 0.0
    var high = 1.0
    /// The stretch of the contour that it covers; empty where the piece is a point.
    var part: CurvePart
    /// Whether an open contour begins with it.
    var isOpening = false

    /// What lies of it between two fractions of it.
    func part(_ from: Double, _ to: Double) -> Slice {
      var result = self
      result.low = low * (1 - from) + high * from
      result.high = low * (1 - to) + high * to
      result.part = part.part(from, to)
      result.isOpening = isOpening && from == 0
      return result
    }

    /// Whether it has a length on the contour.
    var isEmpty: Bool { part.extent <= OutlineTrack.tolerance }
  }

  /// Below this two places on a contour are one.
  static let tolerance = 1e-7

  /// The walk over pieces that cover the given parts.
  init(_ parts: [CurvePart], pieces: Range<Int>, isClosed: Bool) {
    slices = zip(pieces, parts).map { Slice(piece: $0, part: $1) }
    if !isClosed, !slices.isEmpty { slices[0].isOpening = true }
    curveCount = Double((parts.map(\.curve).max() ?? 0) + 1)
  }

  /// Whether it runs against its contour's direction.
  var isBackward: Bool {
    slices.first { !$0.isEmpty }.map { $0.part.from > $0.part.to } ?? false
  }

  /// Where on the contour it begins, in curves.
  var start: Double { slices.first.map { Double($0.part.curve) + $0.part.from } ?? 0 }
}

extension OutlineTrack {
  /// The same walk from its end; fractions run backwards as well.
  var reversed: OutlineTrack {
    var result = self
    let isOpen = slices.contains(where: \.isOpening)
    result.slices = slices.reversed().map {
      Slice(piece: $0.piece, low: $0.high, high: $0.low, part: $0.part.reversed)
    }
    if isOpen, !slices.isEmpty { result.slices[0].isOpening = true }
    return result
  }

  /// The walk begun at another place of the contour, given in curves, through the old start.
  func starting(at place: Double) -> OutlineTrack {
    var distance = (place - start) * (isBackward ? -1 : 1)
    distance -= (distance / curveCount).rounded(.down) * curveCount
    guard distance > Self.tolerance, distance < curveCount - Self.tolerance else { return self }
    var (result, passed) = (self, 0.0)
    for (index, slice) in slices.enumerated() {
      let extent = slice.part.extent
      if passed + extent > distance + Self.tolerance {
        let fraction = (distance - passed) / extent
        let isCut = fraction * extent > Self.tolerance
        let tail = isCut ? [slice.part(fraction, 1)] : [slice]
        let head = isCut ? [slice.part(0, fraction)] : []
        result.slices = tail + slices[(index + 1)...] + slices[..<index] + head
        return result
      }
      passed += extent
    }
    return self
  }

  /// Pairs of slices of two walks from the same place, cut wherever either one is.
  ///
  /// Where one has a piece that is a point on the contour, the other one waits. What the second
  /// walk has beyond the end of the first one is left out.
  static func merged(_ first: OutlineTrack, _ second: OutlineTrack) -> [(Slice, Slice)] {
    var result: [(Slice, Slice)] = []
    var (rest, others) = (first.slices[...], second.slices[...])
    var (last, otherLast) = (first.slices.first, second.slices.first)
    while let slice = rest.first {
      guard let other = others.first else {
        // Only rounding leaves a rest here.
        if let otherLast { result.append((slice, otherLast.part(1, 1))) }
        rest.removeFirst()
        continue
      }
      (last, otherLast) = (slice, other)
      if slice.isEmpty {
        result.append((slice, other.part(0, 0)))
        rest.removeFirst()
      } else if other.isEmpty {
        result.append((slice.part(0, 0), other))
        others.removeFirst()
      } else {
        let extent = min(slice.part.extent, other.part.extent)
        result.append((take(extent, of: &rest), take(extent, of: &others)))
      }
    }
    guard let last else { return result }
    for other in others.prefix(while: \.isEmpty) { result.append((last.part(1, 1), other)) }
    return result
  }

  /// Removes a stretch from the beginning: the first slice, or a part of it.
  private static func take(_ extent: Double, of slices: inout ArraySlice<Slice>) -> Slice {
    let slice = slices.removeFirst()
    guard slice.part.extent - extent > tolerance else { return slice }
    let fraction = extent / slice.part.extent
    slices.insert(slice.part(fraction, 1), at: slices.startIndex)
    return slice.part(0, fraction)
  }
}

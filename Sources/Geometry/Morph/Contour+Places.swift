// Places on a contour are fractions of its whole arc length.

extension Contour {
  /// The curve on which `place` lies and the parameter there.
  func locate(_ place: Double) -> (curve: Int, parameter: Double) {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < place { low = middle + 1 } else { high = middle }
    }
    return (low, parameter(at: place, on: low))
  }

  /// The parameter on `curve` at `place`; 0 before the curve and 1 after it.
  private func parameter(at place: Double, on curve: Int) -> Double {
    let distance = (place - (curve == 0 ? 0 : ends[curve - 1])) * length
    guard distance > 0, lengths[curve] > 0 else { return 0 }
    if isStraight[curve] { return min(distance / lengths[curve], 1) }
    return curves[curve].parameter(atLength: distance, of: lengths[curve])
  }

  func point(at place: Double) -> CGPoint {
    let (curve, parameter) = locate(place)
    return curves[curve].point(at: parameter)
  }

  /// `count` + 1 points at equal distances, the first one at the start and the last one at the end.
  func samples(_ count: Int) -> [CGPoint] {
    (0...count).map { point(at: Double($0) / Double(count)) }
  }

  /// The contour run through from its end.
  var reversed: Contour {
    Contour(
      curves: curves.reversed().map(\.reversed), isStraight: isStraight.reversed(),
      isClosed: isClosed, lengths: lengths.reversed(), parts: parts.reversed().map(\.reversed))
  }

  /// A closed contour that starts at `place` instead.
  func starting(at place: Double) -> Contour {
    let place = place - place.rounded(.down)
    guard place > 0 else { return self }
    let (index, parameter) = locate(place)
    let (head, tail) = curves[index].split(at: parameter)
    let tailLength = max((ends[index] - place) * length, 0)
    let headLength = lengths[index] - tailLength
    var rotated = Array(curves[(index + 1)...] + curves[..<index])
    var straight = Array(isStraight[(index + 1)...] + isStraight[..<index])
    var rotatedLengths = Array(lengths[(index + 1)...] + lengths[..<index])
    var sources = Array(parts[(index + 1)...] + parts[..<index])
    if tailLength > length * 1e-9 {
      rotated.insert(tail, at: 0)
      straight.insert(isStraight[index], at: 0)
      rotatedLengths.insert(tailLength, at: 0)
      sources.insert(parts[index].part(headLength > length * 1e-9 ? parameter : 0, 1), at: 0)
    }
    if headLength > length * 1e-9 {
      // Where the cut meets a joint, no splinter is left over.
      rotated.append(tailLength > length * 1e-9 ? head : curves[index])
      straight.append(isStraight[index])
      rotatedLengths.append(tailLength > length * 1e-9 ? headLength : lengths[index])
      sources.append(parts[index].part(0, tailLength > length * 1e-9 ? parameter : 1))
    }
    return Contour(
      curves: rotated, isStraight: straight, isClosed: isClosed, lengths: rotatedLengths,
      parts: sources)
  }

  /// The contour cut at `places`, which rise from 0 to 1 and include every joint.
  ///
  /// One piece for each interval; an empty interval gives a piece that is a point.
  func cut(at places: [Double]) -> [(curve: CubicCurve, isStraight: Bool, part: CurvePart)] {
    var pieces: [(CubicCurve, Bool, CurvePart)] = []
    var (index, from) = (0, 0.0)
    for place in places.dropFirst() {
      let isJoint = place >= ends[index]
      let to = isJoint ? 1 : max(from, parameter(at: place, on: index))
      let whole = from == 0 && to == 1
      pieces.append(
        (
          whole ? curves[index] : curves[index].subcurve(from: from, to: to), isStraight[index],
          parts[index].part(from, to)
        ))
      from = to
      if isJoint, index + 1 < curves.count { (index, from) = (index + 1, 0) }
    }
    return pieces
  }
}

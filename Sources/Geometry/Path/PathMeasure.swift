/// The lengths of a path's curves, worked out once for many questions about places along it.
///
/// Lengths run over all subpaths in order; the gaps between them count nothing, the closing lines
/// do. Curves that aren't finite count nothing either.
public struct PathMeasure: Sendable {
  let subpaths: [Subpath]
  let pieces: [Piece]
  /// The length of the whole path, in points.
  public let length: Double

  /// A curve that has a length, and where on the path it lies.
  struct Piece: Sendable {
    var segment: PathSegment
    var subpath: Int
    var index: Int
    var start: Double
    var length: Double
  }

  /// Measures `path`.
  public init(_ path: Path) {
    subpaths = path.subpaths
    var (pieces, sum): ([Piece], Double) = ([], 0)
    for (subpath, part) in subpaths.enumerated() {
      for (index, segment) in part.segments.enumerated() {
        let length = segment.length
        guard length > 0, (sum + length).isFinite else { continue }
        pieces.append(
          Piece(segment: segment, subpath: subpath, index: index, start: sum, length: length))
        sum += length
      }
    }
    (self.pieces, length) = (pieces, sum)
  }
}

extension PathMeasure {
  /// A place on a path and the direction in which the path runs there.
  public struct Position: Sendable, Hashable {
    public var point: CGPoint
    /// The direction, clockwise from +x on screen.
    public var direction: Angle
  }

  /// The place up to which the path has the length `distance`; its ends beyond them.
  ///
  /// At a corner it is the end of the curve that comes in. Nil for a path without length.
  public func position(atLength distance: Double) -> Position? {
    guard let (segment, parameter) = locate(distance) else { return nil }
    let tangent = segment.tangent(at: parameter) ?? CGPoint(x: 1, y: 0)
    return Position(
      point: segment.point(at: parameter),
      direction: .radians(atan2(tangent.y.native, tangent.x.native)))
  }

  /// The place at `fraction` (0…1) of the whole length; nil for a path without length.
  public func position(atFraction fraction: Double) -> Position? {
    position(atLength: fraction * length)
  }

  /// `count` points at equal distances along the path, from its start to its end.
  ///
  /// With one subpath that is closed, the last point lies one step before the start.
  public func resampled(count: Int) -> [CGPoint] {
    guard count > 0 else { return [] }
    let isRing = subpaths.count == 1 && subpaths[0].isClosed
    let steps = isRing ? count : max(count - 1, 1)
    return (0..<count).compactMap { index in
      locate(length * Double(index) / Double(steps)).map { $0.point(at: $1) }
    }
  }

  /// The curve on which `distance` lies, and the parameter there; nil for a path without length.
  func locate(_ distance: Double) -> (segment: PathSegment, parameter: Double)? {
    guard let piece = piece(at: distance) else { return nil }
    return (piece.segment, piece.segment.parameter(atLength: distance - piece.start))
  }

  /// The last piece that starts before `distance`; the first one for 0, less and NaN.
  private func piece(at distance: Double) -> Piece? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start < distance { low = middle + 1 } else { high = middle }
    }
    return pieces.isEmpty ? nil : pieces[max(low - 1, 0)]
  }
}

extension PathMeasure {
  /// The part of the path between two fractions of its whole length.
  ///
  /// Both are held in 0…1; the result is empty unless `from` is the smaller one. A subpath that is
  /// kept whole keeps its close, a part of it is open.
  public func trimmed(from: Double, to: Double) -> Path {
    let (first, last) = (max(from, 0) * length, min(to, 1) * length)
    guard first < last else { return Path() }
    var (path, subpath) = (Path(), -1)
    for piece in pieces where piece.start < last && piece.start + piece.length > first {
      if isWhole(piece.subpath, first, last) {
        if piece.subpath != subpath { path.append(subpaths[piece.subpath]) }
      } else {
        let part = piece.part(first, last)
        if piece.subpath != subpath { path.move(to: part.start) }
        path.append(part)
      }
      subpath = piece.subpath
    }
    return path
  }

  /// Whether all pieces of a subpath lie between two lengths.
  private func isWhole(_ subpath: Int, _ first: Double, _ last: Double) -> Bool {
    guard let low = pieces.firstIndex(where: { $0.subpath == subpath }),
      let high = pieces.lastIndex(where: { $0.subpath == subpath })
    else { return false }
    return pieces[low].start >= first && pieces[high].start + pieces[high].length <= last
  }
}

extension PathMeasure.Piece {
  /// What lies of this piece between two lengths along the path.
  fileprivate func part(_ first: Double, _ last: Double) -> PathSegment {
    let low = first > start ? segment.parameter(atLength: first - start) : 0
    let high = last < start + length ? segment.parameter(atLength: last - start) : 1
    return low == 0 && high == 1 ? segment : segment.subcurve(from: low, to: high)
  }
}

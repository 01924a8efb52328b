extension UnitTrace {
  /// More covers than these are rarely worth looking at.
  private static let mostCovers = 8

  /// Those of `traces` from index `first` on that are seen on `part`, from front to back; and whether
  /// what is behind all of them is seen too.
  ///
  /// What a later one covers isn't seen, whatever lies between the two.
  static func visible(
    _ traces: [UnitTrace], from first: Int, on part: PixelBounds
  ) -> (indices: [Int], showsGround: Bool) {
    var indices: [Int] = []
    var covers: [PixelBounds] = []
    for index in (first..<traces.count).reversed() {
      let touched = traces[index].touched.intersection(part)
      if touched.isEmpty || covers.contains(where: { $0.contains(touched) }) { continue }
      indices.append(index)
      let cover = traces[index].cover.intersection(part)
      if cover.contains(part) { return (indices, false) }
      if cover.area > part.area / 64 { keep(cover, in: &covers) }
    }
    return (indices, true)
  }

  private static func keep(_ cover: PixelBounds, in covers: inout [PixelBounds]) {
    guard covers.count == mostCovers else { return covers.append(cover) }
    guard let smallest = covers.indices.min(by: { covers[$0].area < covers[$1].area }),
      covers[smallest].area < cover.area
    else { return }
    covers[smallest] = cover
  }

  /// About how much work it is to draw on `part`, in pixels of a plain colour.
  func cost(on part: PixelBounds) -> Int {
    256 + weight * touched.intersection(part.grown(by: reach)).area
  }
}

extension UnitTrace {
  /// More covers than these are rarely worth looking at.
  private static let mostCovers = 8

  /// What is seen on `part` of those of `traces` from index `first` on.
  static func visible(
    _ traces: [UnitTrace], from first: Int, on part: PixelBounds
  ) -> VisibleUnits {
    visible(traces, (first..<traces.count).reversed(), on: part)
  }

  /// What is seen on `part` of the traces at `candidates`, which lead from front to back.
  ///
  /// What one further in front covers isn't seen, whatever lies between the two.
  static func visible(
    _ traces: [UnitTrace], _ candidates: some Sequence<Int>, on part: PixelBounds
  ) -> VisibleUnits {
    var visible = VisibleUnits(part: part)
    var covers: [PixelBounds] = []
    for index in candidates {
      let touched = traces[index].touched.intersection(part)
      if touched.isEmpty || covers.contains(where: { $0.contains(touched) }) { continue }
      visible.indices.append(index)
      let cover = traces[index].cover.intersection(part)
      if cover.contains(part) {
        visible.showsGround = false
        return visible
      }
      if cover.area > part.area / 64 { keep(cover, in: &covers) }
    }
    return visible
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

/// The units that are seen on a part of the canvas.
struct VisibleUnits {
  var part: PixelBounds
  /// From front to back.
  var indices: [Int] = []
  /// Whether what is behind all of them is seen too.
  var showsGround = true

  /// What of them is seen on `band`, which lies within the part.
  func seen(on band: PixelBounds, _ traces: [UnitTrace]) -> VisibleUnits {
    band.contains(part) ? self : UnitTrace.visible(traces, indices, on: band)
  }
}

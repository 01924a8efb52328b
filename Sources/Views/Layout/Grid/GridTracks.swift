import Geometry

/// What a cell needs of the columns, or the rows, that it takes.
struct TrackNeed {
  let tracks: Range<Int>
  let isUnsized: Bool
  /// The cell's length when it is offered a length.
  let length: (CGFloat?) -> CGFloat

  init(_ tracks: Range<Int>, isUnsized: Bool, length: @escaping (CGFloat?) -> CGFloat) {
    (self.tracks, self.isUnsized, self.length) = (tracks, isUnsized, length)
  }
}

/// The columns of a grid, or its rows: where each begins and how long it is.
struct GridTracks {
  let starts: [CGFloat]
  private let lengths: [CGFloat]

  /// Divides an offered length among tracks, or gives each its ideal one when nothing is offered.
  init(count: Int, spacing: CGFloat, offered: CGFloat?, needs: [TrackNeed]) {
    let sized = needs.filter { !$0.isUnsized && !$0.tracks.isEmpty }
    func lengths(_ offer: CGFloat?) -> [CGFloat] {
      Self.lengths(count: count, spacing: spacing, needs: sized) { $0.length(offer) }
    }
    let gaps = spacing * CGFloat(max(count - 1, 0))
    if let offered {
      self.lengths = Self.divided(
        offered - gaps, least: lengths(0), most: lengths(.infinity),
        spacing: spacing, needs: sized)
    } else {
      self.lengths = lengths(nil)
    }
    var (starts, position): ([CGFloat], CGFloat) = ([], 0)
    for length in self.lengths {
      starts.append(position)
      position += length + spacing
    }
    self.starts = starts
  }

  /// The length from the first track to the last.
  var total: CGFloat { length(of: lengths.indices) }

  /// The length of neighbouring tracks with the gaps between them.
  func length(of tracks: Range<Int>) -> CGFloat {
    guard let first = tracks.first, let last = tracks.last else { return 0 }
    return starts[last] + lengths[last] - starts[first]
  }
}

extension GridTracks {
  /// The tracks' lengths for cells of the lengths that `measure` gives: cells of one track first;
  /// what the others lack is added to their tracks in equal parts.
  private static func lengths(
    count: Int, spacing: CGFloat, needs: [TrackNeed], _ measure: (TrackNeed) -> CGFloat
  ) -> [CGFloat] {
    var lengths = Array(repeating: CGFloat.zero, count: count)
    for need in needs where need.tracks.count == 1 {
      let track = need.tracks.lowerBound
      lengths[track] = max(lengths[track], measure(need))
    }
    for need in needs where need.tracks.count > 1 {
      let gaps = spacing * CGFloat(need.tracks.count - 1)
      let present = need.tracks.reduce(gaps) { $0 + lengths[$1] }
      let wanted = measure(need)
      guard wanted > present else { continue }
      let part = (wanted - present) / CGFloat(need.tracks.count)
      for track in need.tracks { lengths[track] += part }
    }
    return lengths
  }

  /// Divides a length as stacks do: the least flexible track first, each offered an equal share of
  /// what is left and taking what its cells then take.
  private static func divided(
    _ available: CGFloat, least: [CGFloat], most: [CGFloat], spacing: CGFloat,
    needs: [TrackNeed]
  ) -> [CGFloat] {
    var (lengths, rest) = (least, available)
    let order = least.indices.sorted { left, right in
      let flexibilities = (most[left] - least[left], most[right] - least[right])
      if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
      return (-least[left], left) < (-least[right], right)
    }
    for (done, track) in order.enumerated() {
      let share = max(rest / CGFloat(order.count - done), 0)
      let single = needs.filter { $0.tracks == track..<track + 1 }
      let taken = single.map { $0.length(share) }.max() ?? 0
      let spanned = needs.contains { $0.tracks.count > 1 && $0.tracks.contains(track) }
      lengths[track] =
        spanned ? max(taken, min(max(share, least[track]), most[track])) : taken
      rest -= lengths[track]
    }
    return lengths
  }
}

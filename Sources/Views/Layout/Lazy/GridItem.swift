public import Geometry

/// How wide the columns of a `LazyVGrid`, or how high the rows of a `LazyHGrid`, are.
public struct GridItem: Sendable {
  /// A rule for the length of one or of several tracks.
  public enum Size: Sendable {
    /// One track of exactly this length.
    case fixed(CGFloat)
    /// One track that takes an equal part of what there is, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least the least length as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The rule.
  public var size: Size
  /// The gap to the next track; nil is 8.
  public var spacing: CGFloat?
  /// Where views stand in the track; nil leaves it to the grid.
  public var alignment: Alignment?

  /// One or several tracks.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// A column or row of a lazy grid.
struct LazyTrack {
  let start: CGFloat
  let length: CGFloat
  let alignment: Alignment?
}

extension [GridItem] {
  /// The tracks in an offered length: fixed ones take theirs; the others, in order, equal parts of
  /// what is left, within their limits.
  func tracks(in offered: CGFloat?) -> [LazyTrack] {
    let gaps: CGFloat = dropLast().map(\.gap).reduce(0, +)
    let fixed: CGFloat = compactMap(\.fixedLength).reduce(0, +)
    var rest: CGFloat = (offered ?? 0) - gaps - fixed
    var remaining = count { $0.fixedLength == nil }
    var (tracks, position): ([LazyTrack], CGFloat) = ([], 0)
    for item in self {
      let share = Swift.max(rest / CGFloat(Swift.max(remaining, 1)), 0)
      let lengths = item.lengths(share: share)
      for length in lengths {
        tracks.append(LazyTrack(start: position, length: length, alignment: item.alignment))
        position += length + item.gap
      }
      guard item.fixedLength == nil else { continue }
      let taken: CGFloat = lengths.reduce(0, +)
      let innerGaps: CGFloat = item.gap * CGFloat(lengths.count - 1)
      rest -= taken + innerGaps
      remaining -= 1
    }
    return tracks
  }
}

extension GridItem {
  fileprivate var gap: CGFloat {
    spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance
  }

  fileprivate var fixedLength: CGFloat? {
    if case .fixed(let length) = size { length.physicalLength ?? 0 } else { nil }
  }

  /// The lengths of the item's tracks when they are to share a length.
  fileprivate func lengths(share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed: [fixedLength ?? 0]
    case .flexible(let minimum, let maximum): [clamp(share, minimum, maximum)]
    case .adaptive(let minimum, let maximum): adaptive(share, minimum, maximum)
    }
  }

  private func adaptive(_ share: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> [CGFloat] {
    let least = minimum.physicalLength ?? 10
    let room = max(share, least)
    let fitting = room.isFinite ? (room + gap) / max(least + gap, 1) : 1
    let count = Int(min(max(fitting.rounded(.down), 1), 1000))
    let length = (room - gap * CGFloat(count - 1)) / CGFloat(count)
    return Array(repeating: clamp(length, least, maximum), count: count)
  }

  private func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let least = minimum.physicalLength ?? 10
    return max(min(length, maximum.isNaN ? .infinity : maximum), least)
  }
}

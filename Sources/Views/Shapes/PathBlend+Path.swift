import Geometry
import Synchronization

extension PathBlend {
  /// The outline that the sum stands for; a function of its terms alone.
  ///
  /// Outlines without weight before the first and after the last one with weight make no
  /// difference. One between them stays, since its weight may just be passing through zero.
  var path: Path {
    guard let first = terms.firstIndex(where: { $0.weight != 0 }),
      let last = terms.lastIndex(where: { $0.weight != 0 })
    else { return terms.last?.path ?? Path() }
    let present = terms[first...last]
    if present.count == 1 { return present[first].path }
    return MorphCache.sequence(present.map(\.path)).path(weights: present.map(\.weight))
  }
}

/// The matches of outlines found so far, for all threads.
///
/// A match depends on its outlines alone, so whoever finds it finds the same.
private enum MorphCache {
  static func sequence(_ outlines: [Path]) -> PathMorphSequence {
    if let known = sequences.withLock({ $0[outlines] }) { return known }
    let sequence = PathMorphSequence(outlines)
    sequences.withLock { known in
      if known.count >= capacity { known.removeAll() }
      known[outlines] = sequence
    }
    return sequence
  }

  private static let capacity = 256
  private static let sequences = Mutex<[[Path]: PathMorphSequence]>([:])
}

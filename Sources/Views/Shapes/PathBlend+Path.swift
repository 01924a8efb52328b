import Geometry
import Synchronization

extension PathBlend {
  /// The outline that the sum stands for: a single outline itself, otherwise the morph of what the
  /// terms before give into each further one, as far as its share of their weights goes.
  var path: Path {
    let present = terms.filter { $0.weight != 0 }
    guard var (result, total) = present.first.map({ ($0.path, $0.weight) }) else { return Path() }
    for (index, term) in present.enumerated().dropFirst() {
      total += term.weight
      // Weights that cancel have no mean; the next outline brings them back to a sum.
      guard abs(total) > 1e-9 else { continue }
      let morph =
        index == 1
        ? MorphCache.morph(from: result, to: term.path)
        : PathMorph(from: result, to: term.path)
      result = morph.path(at: term.weight / total)
    }
    return result
  }
}

/// The matches of outlines found so far, for all threads.
///
/// A match depends on its two outlines alone, so whoever finds it finds the same.
private enum MorphCache {
  static func morph(from: Path, to: Path) -> PathMorph {
    let ends = Ends(from: from, to: to)
    if let known = morphs.withLock({ $0[ends] }) { return known }
    let morph = PathMorph(from: from, to: to)
    morphs.withLock { known in
      if known.count >= capacity { known.removeAll() }
      known[ends] = morph
    }
    return morph
  }

  private struct Ends: Hashable {
    let from: Path
    let to: Path
  }

  private static let capacity = 256
  private static let morphs = Mutex<[Ends: PathMorph]>([:])
}

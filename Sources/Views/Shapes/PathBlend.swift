import Geometry
public import Motion

/// A weighted sum of outlines: the vector in which a morphing path travels.
///
/// Weights add up to one where the sum stands for a path; differences of such sums add up to zero.
/// Terms stand in the order in which their outlines came into play, because each is matched to the
/// one before it: the match of two outlines then never changes while they are under way.
public struct PathBlend: VectorArithmetic {
  private(set) var terms: [Term] = []

  struct Term: Sendable, Equatable {
    var path: Path
    var weight: Double
  }

  /// The outline `path` and nothing else.
  init(_ path: Path) { terms = [Term(path: path, weight: 1)] }

  private init(terms: [Term]) { self.terms = terms }

  public static let zero = PathBlend(terms: [])

  public static func + (left: PathBlend, right: PathBlend) -> PathBlend {
    left.merged(with: right)
  }

  /// The difference; what is subtracted came into play first, as the old value of a change does.
  public static func - (left: PathBlend, right: PathBlend) -> PathBlend {
    let negated = right.scaled(by: -1)
    return left.covers(right) ? left.merged(with: negated) : negated + left
  }

  public static func == (left: PathBlend, right: PathBlend) -> Bool {
    if left.terms == right.terms { return true }
    return (left - right).terms.allSatisfy { $0.weight == 0 }
  }

  public mutating func scale(by factor: Double) {
    for index in terms.indices { terms[index].weight *= factor }
  }

  public var magnitudeSquared: Double { terms.reduce(0) { $0 + $1.weight * $1.weight } }
}

extension PathBlend {
  /// Adds the weights of equal outlines; the longer play's order wins.
  private func merged(with other: PathBlend) -> PathBlend {
    if !covers(other), other.covers(self) { return other.merged(with: self) }
    var result = terms
    for term in other.terms {
      if let index = result.firstIndex(where: { $0.path == term.path }) {
        result[index].weight += term.weight
      } else {
        result.append(Term(path: term.path, weight: term.weight))
      }
    }
    return PathBlend(terms: result)
  }

  /// Whether every outline of `other` is one of this sum's.
  private func covers(_ other: PathBlend) -> Bool {
    other.terms.allSatisfy { term in terms.contains { $0.path == term.path } }
  }
}

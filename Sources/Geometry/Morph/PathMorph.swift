/// A gradual change of one path into another.
///
/// The search for what belongs together is done once, when the morph is made; `path(at:)` then only
/// mixes points. Contours pair by role (outlines, holes, open lines), place and size; each pair
/// starts at matching points and turns the same way, corners meet corners, and both sides are
/// cut into the same number of curves. A corner may become an edge with two corners, or a bend, so
/// that a circle becomes a square by way of rounded squares. Symmetry that two outlines have in
/// common is kept. What has no partner grows from a point or shrinks to one.
///
/// There and back are the same way, and neither place, turn nor size of the whole changes it.
///
/// To change course in flight, at progress .4 say, make a new morph from `path(at: 0.4)` to the
/// new goal and let the progress start at 0 again. The shape is continuous. So that its speed is,
/// too, start the new progress with the velocity of the old one, scaled by how the distances
/// compare: a spring on the progress does that, since progress may overshoot. Between goals of
/// one template, `vector(at:)` and `Template.path(_:)` let any vector animation run instead.
///
/// y points down; areas count as positive when they are run around clockwise on screen.
public struct PathMorph: Sendable {
  /// The path at progress 0.
  public let from: Path
  /// The path at progress 1.
  public let to: Path
  /// What all stages in between have in common.
  public let template: Template
  let fromPoints: [CGPoint]
  let toPoints: [CGPoint]
  /// What isn't there at one of the ends, as ranges of verbs and points.
  let passing: [Passing]

  /// How the points of the two paths find each other.
  public enum Correspondence: Sendable, Hashable {
    /// By shape.
    case matched
    /// By their order: first with first, without any search.
    ///
    /// Paths of the same verbs mix point by point. Otherwise subpaths and curves pair in order,
    /// and what is left over shrinks to the end of the shorter one.
    case pointOrder
  }

  /// A contour that shrinks to a point or grows from one.
  struct Passing: Sendable {
    var verbs: Range<Int>
    var points: Range<Int>
    var vanishesAtEnd: Bool
  }
}

extension PathMorph {
  /// The morph from `from` to `to`.
  ///
  /// Matching takes time in proportion to the curves and to the square of the subpaths.
  /// Subpaths with coordinates that aren't finite, or are beyond 1e100, show at the ends only.
  public init(from: Path, to: Path, correspondence: Correspondence = .matched) {
    var outline = MorphOutline()
    switch correspondence {
    case .matched: outline.append(ContourMatching(from, to).morphs)
    case .pointOrder where from.verbs == to.verbs: outline = MorphOutline(from, to)
    case .pointOrder: outline.append(ContourMorph.inOrder(from, to))
    }
    (self.from, self.to) = (from, to)
    template = Template(verbs: outline.verbs, smoothJoints: outline.smoothJoints)
    (fromPoints, toPoints) = (outline.fromPoints, outline.toPoints)
    passing = outline.passing
  }

  /// The path at `progress`: `from` at 0, `to` at 1, both exactly as they were given.
  ///
  /// Below 0 and above 1 the change goes on beyond the ends, except that what has shrunk to a
  /// point stays away. NaN gives `from`; infinities give the end they lie beyond.
  public func path(at progress: Double) -> Path {
    if progress == 0 || progress.isNaN || progress == -.infinity { return from }
    if progress == 1 || progress == .infinity { return to }
    var points = fromPoints
    for index in points.indices {
      points[index] = points[index].interpolated(to: toPoints[index], progress)
    }
    let path = template.path(points: points)
    return progress > 0 && progress < 1 ? path : removingPassed(path, progress > 1)
  }

  /// The mixed points' coordinates at `progress`: x, y, x, y, ….
  ///
  /// A linear function of the progress, for `template.path(_:)`.
  public func vector(at progress: Double) -> [Double] {
    zip(fromPoints, toPoints).flatMap { from, to in
      let point = from.interpolated(to: to, progress)
      return [point.x.native, point.y.native]
    }
  }

  private func removingPassed(_ path: Path, _ isBeyondEnd: Bool) -> Path {
    var path = path
    for part in passing.reversed() where part.vanishesAtEnd == isBeyondEnd {
      path.verbs.removeSubrange(part.verbs)
      path.points.removeSubrange(part.points)
    }
    return path
  }
}

import Geometry

/// The part of the canvas that views keep to, within a larger one that they may reach into.
///
/// A canvas has none: it begins with `safeAreaInset` and `safeAreaPadding`.
struct SafeArea: Equatable {
  /// All that may be reached, on the canvas.
  private var frame: CGRect
  /// How much of it on each side is not for views that don't ask for it.
  private var insets: EdgeInsets

  /// An area without insets.
  init(_ frame: CGRect) { (self.frame, insets) = (frame, EdgeInsets()) }

  /// How far a view at `place` may reach out: on the sides on which it goes to the edge of the safe
  /// area, up to that of the whole.
  func reach(of place: CGRect, _ edges: Edge.Set = .all) -> EdgeInsets {
    var reach = EdgeInsets()
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && insets[edge] > 0 {
      let room = frame.distance(from: place, to: edge)
      if room <= insets[edge] + Self.tolerance { reach[edge] = max(room, 0) }
    }
    return reach
  }

  /// How much of the sides of a view at `place` isn't safe.
  func overlap(with place: CGRect) -> EdgeInsets {
    var overlap = EdgeInsets()
    for edge in Edge.allCases where insets[edge] > 0 {
      overlap[edge] = max(insets[edge] - frame.distance(from: place, to: edge), 0)
    }
    return overlap
  }

  /// The area around what stands in a view at `place`, `more` from its sides.
  func inset(by more: EdgeInsets, at place: CGRect) -> SafeArea {
    let reach = reach(of: place)
    var area = SafeArea(place.expanded(by: reach))
    for edge in Edge.allCases { area.insets[edge] = reach[edge] + max(more[edge], 0) }
    return area
  }

  /// The area with nothing left to reach into on some sides.
  func ignored(_ edges: Edge.Set) -> SafeArea {
    var area = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { area.insets[edge] = 0 }
    return area
  }

  /// Edges that are nearer than this are the same.
  private static let tolerance: CGFloat = 0.01
}

extension CGRect {
  /// The rectangle with its sides moved outwards.
  func expanded(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x - insets.leading, y: origin.y - insets.top,
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// How far a side of `other` lies within the same side of this rectangle.
  fileprivate func distance(from other: CGRect, to edge: Edge) -> CGFloat {
    switch edge {
    case .top: other.minY - minY
    case .leading: other.minX - minX
    case .bottom: maxY - other.maxY
    case .trailing: maxX - other.maxX
    }
  }
}

extension LayoutPass {
  /// How far an item of `size` at hand may reach beyond its place.
  func reach(of size: CGSize, _ edges: Edge.Set = .all) -> EdgeInsets {
    safeArea?.reach(of: CGRect(origin: origin, size: size), edges) ?? EdgeInsets()
  }

  /// The pass in an item of `size` at hand, whose sides are covered to the given depths.
  func coveringSides(_ insets: EdgeInsets, of size: CGSize) -> LayoutPass {
    let place = CGRect(origin: origin, size: size)
    var pass = self
    pass.safeArea = (safeArea ?? SafeArea(place)).inset(by: insets, at: place)
    return pass
  }
}

import Geometry

extension Path {
  /// The area within the path, each part counted as often as the path runs around it clockwise.
  ///
  /// Green's theorem; four Gauss–Legendre nodes are exact for cubic curves.
  var signedArea: Double {
    subpaths.reduce(0) { sum, subpath in
      let closing = PathSegment.line(LineSegment(start: subpath.end, end: subpath.start))
      return (subpath.segments + [closing]).reduce(sum) { $0 + $1.sweptArea(around: subpath.start) }
    }
  }
}

extension PathSegment {
  fileprivate func sweptArea(around pivot: CGPoint) -> Double {
    let nodes = [
      (0.0694318442029737, 0.1739274225687269), (0.3300094782075719, 0.3260725774312731),
      (0.6699905217924281, 0.3260725774312731), (0.9305681557970263, 0.1739274225687269),
    ]
    return nodes.reduce(0) { sum, node in
      let (point, slope) = (self.point(at: node.0), derivative(at: node.0))
      let (x, y) = (point.x - pivot.x, point.y - pivot.y)
      return sum + node.1 * (x * slope.y - y * slope.x) / 2
    }
  }
}

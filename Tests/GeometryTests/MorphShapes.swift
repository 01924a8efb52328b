import Geometry

/// Shapes that morph into one another in the tests, in a square of 100 points.
enum MorphShapes {
  static let square = Path(CGRect(x: 10, y: 10, width: 80, height: 80))
  static let circle = disc(50, 50, 42)
  static let ring = circle.with(disc(50, 50, 20).mirrored)
  static let evenOddRing = circle.with(disc(50, 50, 20))
  static let threeDots = disc(20, 50, 14).with(disc(50, 50, 14)).with(disc(80, 50, 14))
  static let rounded = Path(
    roundedRect: CGRect(x: 8, y: 24, width: 84, height: 52), cornerRadius: 18)

  static let heart = path(
    """
    M50 88L44 83C22 64 8 52 8 36C8 22 18 12 31 12C38 12 46 16 50 22C54 16 62 12 69 12C82 12 92 22 92 36\
    C92 52 78 64 56 83Z
    """)
  static let triangle = path("M30 20V80L80 50Z")
  static let letterA = path("M38 8h24l30 84H72l-6-18H34l-6 18H8zM39 58h22L50 26z")
  static let letterO = path(
    """
    M50 6c25 0 43 18 43 44s-18 44-43 44S7 76 7 50 25 6 50 6zM50 24c-14 0-23 10-23 26s9 26 23 26\
     23-10 23-26-9-26-23-26z
    """)
  static let letterT = path("M10 10H90V30H60V90H40V30H10Z")
  static let arc = path("M20 80A42 42 0 1 1 80 80")
  static let wave = path("M5 50C20 10 30 10 50 50S80 90 95 50")

  static func star(_ points: Int) -> Path {
    Path { path in
      path.addLines(
        (0..<2 * points).map { index in
          let angle = Double(index) * .pi / Double(points) - .pi / 2
          let radius = index % 2 == 0 ? 46.0 : 20
          return CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
        })
      path.closeSubpath()
    }
  }

  static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static func path(_ data: String) -> Path {
    (try? Path(svgPathData: data)) ?? Path()
  }
}

extension Path {
  func with(_ other: Path) -> Path {
    var path = self
    path.addPath(other)
    return path
  }

  /// The path with left and right exchanged about x = 50, so that it turns the other way.
  var mirrored: Path { applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)) }

  /// The signed area of each subpath, clockwise on screen positive.
  var signedAreas: [Double] {
    flattened(tolerance: 0.02).subpaths.map { subpath in
      let corners = [subpath.start] + subpath.segments.map(\.end)
      return zip(corners, corners.dropFirst() + [subpath.start]).reduce(0) {
        $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2
      }
    }
  }

  /// How often the edges of the first subpath cross each other.
  var selfCrossings: Int {
    let edges = flattened(tolerance: 0.5).subpaths.first?.segments ?? []
    var count = 0
    for index in edges.indices {
      for other in edges.indices.dropFirst(index + 2) {
        if edges[index].crosses(edges[other]) { count += 1 }
      }
    }
    return count
  }
}

extension PathSegment {
  /// Whether two straight edges cross at a point inside both.
  fileprivate func crosses(_ other: PathSegment) -> Bool {
    func side(_ from: CGPoint, _ to: CGPoint, _ point: CGPoint) -> Double {
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
    return side(start, end, other.start) * side(start, end, other.end) < -1e-9
      && side(other.start, other.end, start) * side(other.start, other.end, end) < -1e-9
  }
}

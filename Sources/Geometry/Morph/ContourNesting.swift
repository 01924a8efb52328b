/// What the contours of one path are to each other: outlines, holes in them, open lines.
struct ContourNesting: Sendable {
  enum Role: Sendable, Hashable {
    case outline
    case hole
    case line
  }

  var contours: [Contour]
  var roles: [Role]
  /// For each contour the nearest outline around it.
  var parents: [Int?]
  var bounds: [CGRect]
  /// The bounds of all contours together.
  var frame: CGRect

  /// The contours of `path` that have finite coordinates.
  init(_ path: Path) {
    contours = path.subpaths.compactMap { Contour($0) }
    let boxes = contours.map(\.bounds)
    bounds = boxes
    frame = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    roles = []
    parents = []
    classify()
  }

  /// Depth decides, not direction: with the even-odd rule a hole may run either way.
  private mutating func classify() {
    let areas = contours.map { abs($0.signedArea) }
    for (index, contour) in contours.enumerated() {
      let around = contours.indices.filter {
        $0 != index && areas[$0] > areas[index] && isInside(index, $0)
      }
      roles.append(contour.isClosed ? (around.count % 2 == 0 ? .outline : .hole) : .line)
      parents.append(around.min { areas[$0] < areas[$1] })
    }
  }

  /// Whether most of a contour lies inside a closed one.
  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    guard contours[outer].isClosed, bounds[outer].intersects(bounds[inner]) else { return false }
    let samples = [0.03, 0.36, 0.71].map { contours[inner].point(at: $0) }
    return samples.count { contours[outer].contains($0) } >= 2
  }
}

extension ContourNesting {
  /// The contours with the given role, those of one parent only when `parent` is given.
  func indices(_ role: Role, of parent: Int? = nil) -> [Int] {
    contours.indices.filter { roles[$0] == role && (parent == nil || parents[$0] == parent) }
  }

  /// Whether a hole runs against the outline around it, as the nonzero rule needs it.
  func isCounter(_ hole: Int) -> Bool {
    guard let parent = parents[hole] else { return false }
    return contours[hole].signedArea * contours[parent].signedArea < 0
  }

  /// Where a contour lies in the frame and how large it is there, both in fractions of the frame.
  func placement(_ index: Int) -> (middle: CGPoint, size: Double) {
    let whole = max(hypot(frame.width.native, frame.height.native), .leastNormalMagnitude)
    let (box, center) = (bounds[index], CGPoint(x: frame.midX, y: frame.midY))
    let middle = (CGPoint(x: box.midX, y: box.midY) - center) * (1 / whole)
    return (middle, hypot(box.width.native, box.height.native) / whole)
  }
}

import Geometry

/// The clusters of one chunk along their line.
struct TextLineLayout {
  var clusters: [TextCluster]
  let characters: [TextCharacter]
  let isVertical: Bool
  /// Whether characters that vertical lines don't turn stand with their tops to the line's start.
  let keepsUpright: Bool
  private(set) var pen = CGPoint.zero
  /// Where the first cluster begins and the last one ends, along the line.
  private var extent: (start: Double, end: Double) = (0, 0)
  private var places: [CGPoint] = []

  init(_ clusters: [TextCluster], _ characters: [TextCharacter], first span: TextSpan) {
    (self.clusters, self.characters) = (clusters, characters)
    (isVertical, keepsUpright) = (span.isVertical, span.hasVerticalText)
  }

  var length: Double { extent.end - extent.start }

  /// Places the clusters one after another from a point.
  mutating func run(from start: CGPoint) {
    pen = start
    for index in clusters.indices {
      let character = characters[clusters[index].character]
      pen.x += character.dx
      pen.y += character.dy
      if index == 0 { extent.start = along(pen) }
      places.append(pen)
      if isVertical { pen.y += clusters[index].advance } else { pen.x += clusters[index].advance }
    }
    extent.end = along(pen)
    setTransforms()
  }

  private func along(_ point: CGPoint) -> Double { isVertical ? point.y : point.x }

  /// Moves everything along the line.
  mutating func shift(by distance: Double) {
    let (x, y) = isVertical ? (0, distance) : (distance, 0)
    pen = CGPoint(x: pen.x + x, y: pen.y + y)
    for index in places.indices {
      places[index] = CGPoint(x: places[index].x + x, y: places[index].y + y)
    }
    setTransforms()
  }

  private mutating func setTransforms() {
    for index in clusters.indices {
      let character = characters[clusters[index].character]
      var angle = character.rotation
      if isVertical, !character.scalar.isUprightInVerticalText { angle += 90 }
      var place = CGAffineTransform(translationX: places[index].x, y: places[index].y)
      if angle != 0 { place = place.rotated(by: angle * .pi / 180) }
      let isUpright = isVertical && character.scalar.isUprightInVerticalText
      let stretch = clusters[index].stretch
      if stretch != 1 {
        place = place.scaledBy(x: isUpright ? 1 : stretch, y: isUpright ? stretch : 1)
      }
      clusters[index].transform = place
    }
  }

  /// Bends the line along a path: each cluster stands with its middle on it.
  mutating func follow(_ measure: PathMeasure) {
    for index in clusters.indices {
      let character = characters[clusters[index].character]
      let half = clusters[index].advance / 2
      let middle = along(places[index]) + half
      guard middle >= 0, middle <= measure.length,
        let position = measure.position(atLength: middle)
      else {
        clusters[index].isHidden = true
        continue
      }
      let across = isVertical ? -places[index].x : places[index].y
      var place = CGAffineTransform(translationX: position.point.x, y: position.point.y)
        .rotated(by: position.direction.radians).translatedBy(x: -half, y: across)
      if keepsUpright, character.scalar.isUprightInVerticalText {
        place = place.rotated(by: -.pi / 2)
      }
      if character.rotation != 0 { place = place.rotated(by: character.rotation * .pi / 180) }
      if clusters[index].stretch != 1 { place = place.scaledBy(x: clusters[index].stretch, y: 1) }
      clusters[index].transform = place
    }
  }
}

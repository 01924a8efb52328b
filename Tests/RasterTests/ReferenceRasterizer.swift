import Drawing
import Geometry

/// A slow rasterizer that is plainly right.
///
/// Double precision; groups are drawn apart or on a copy of what is behind them. Nothing of it is
/// shared with the real one.
struct ReferenceRasterizer {
  let width: Int
  let height: Int

  /// Premultiplied colours, and how many edges of shapes or paints each pixel is on.
  struct Picture {
    var colors: [SIMD4<Double>]
    var edges: [Int]
  }

  func render(_ drawing: FrameDrawing) -> Picture {
    var picture = blank
    if let background = drawing.background {
      picture.colors = Array(repeating: background.premultiplied, count: width * height)
    }
    draw(drawing.content, ProjectionTransform(), on: &picture)
    return picture
  }

  private var blank: Picture {
    Picture(
      colors: Array(repeating: .zero, count: width * height),
      edges: Array(repeating: 0, count: width * height))
  }

  private func draw(
    _ nodes: [DrawingNode], _ transform: ProjectionTransform, on picture: inout Picture
  ) {
    for node in nodes {
      switch node {
      case .fill(let fill):
        let shares = coverage(fill.path, fill.style, transform, &picture)
        paint(shares, transform, on: &picture) { fill.paint.premultiplied(at: $0) }
      case .stroke(let stroke):
        let region = ReferenceStroke(stroke)
        let shares = coverage(transform, &picture, of: region.contains)
        paint(shares, transform, on: &picture) { stroke.paint.premultiplied(at: $0) }
      case .image(let image):
        let shares = coverage(Path(image.rect), FillStyle(), transform, &picture)
        paint(shares, transform, on: &picture) { image.premultiplied(at: $0) }
      case .group(let group): draw(group, transform, on: &picture)
      case .glyphs(let glyphs): draw(glyphs, transform, on: &picture)
      }
    }
  }

  private func draw(
    _ node: DrawingNode.Glyphs, _ transform: ProjectionTransform, on picture: inout Picture
  ) {
    for glyph in node.glyphs {
      let place = CGAffineTransform(translationX: glyph.position.x, y: glyph.position.y)
        .scaledBy(x: CGFloat(node.size), y: CGFloat(node.size))
      let shares = coverage(
        glyph.outline.path.applying(place), FillStyle(), transform, &picture)
      paint(shares, transform, on: &picture) { node.paint.premultiplied(at: $0) }
    }
  }

  /// Paints each pixel with the colour in its middle.
  ///
  /// It counts as being on an edge where the colour jumps close by.
  private func paint(
    _ coverage: [Double], _ transform: ProjectionTransform, on picture: inout Picture,
    with color: (CGPoint) -> SIMD4<Double>
  ) {
    guard let inverse = transform.inverted else { return }
    func seen(_ index: Int, _ dx: Double, _ dy: Double) -> SIMD4<Double> {
      let (x, y) = (Double(index % width) + 0.5 + dx, Double(index / width) + 0.5 + dy)
      return CGPoint(x: x, y: y).applying(inverse).map(color) ?? .zero
    }
    for index in coverage.indices where coverage[index] > 0 {
      let middle = seen(index, 0, 0)
      let around = [(0.03, 0.0), (-0.03, 0), (0, 0.03), (0, -0.03)].map { dx, dy in
        let difference = seen(index, dx, dy) - middle
        return (difference * difference).max()
      }
      if around.max()! > 0.03 * 0.03 { picture.edges[index] += 1 }
      picture.colors[index] = BlendMode.normal.reference(
        picture.colors[index], middle * coverage[index])
    }
  }
}

// MARK: - Groups

extension ReferenceRasterizer {
  private func draw(
    _ group: DrawingNode.Group, _ parent: ProjectionTransform, on picture: inout Picture
  ) {
    var transform = ProjectionTransform(group.transform).concatenating(parent)
    if let projection = group.projection { transform = projection.concatenating(transform) }
    let drawsOnBackdrop = group.drawsOnWhatIsBehind
    var layer = blank
    if drawsOnBackdrop { layer.colors = picture.colors }
    draw(group.content, transform, on: &layer)
    let weights = weights(of: group, transform, &layer)
    for index in layer.colors.indices {
      picture.edges[index] += layer.edges[index]
      let (backdrop, source) = (picture.colors[index], layer.colors[index])
      picture.colors[index] =
        drawsOnBackdrop
        ? backdrop + (source - backdrop) * weights[index]
        : group.blendMode.reference(backdrop, source * weights[index])
    }
  }

  /// How much of each pixel of a group is seen: opacity, clip and mask.
  private func weights(
    of group: DrawingNode.Group, _ transform: ProjectionTransform, _ layer: inout Picture
  ) -> [Double] {
    var weights = Array(repeating: min(max(group.opacity, 0), 1), count: width * height)
    if let clip = group.clip {
      let shares = coverage(clip.path, clip.style, transform, &layer)
      for index in weights.indices { weights[index] *= shares[index] }
    }
    if let mask = group.mask {
      var content = blank
      draw(mask.content, transform, on: &content)
      for (index, color) in content.colors.enumerated() {
        weights[index] *= mask.mode == .alpha ? color.w : (color * Self.luminance).sum()
        layer.edges[index] += content.edges[index]
      }
    }
    return weights
  }

  /// ITU-R BT.709, encoded.
  private static let luminance = SIMD4(0.2126, 0.7152, 0.0722, 0)
}

extension DrawingNode.Group {
  /// Whether the content blends with what is behind the group: it is asked for, or the group does
  /// nothing but place its content.
  fileprivate var drawsOnWhatIsBehind: Bool {
    guard blendMode == .normal, filters.isEmpty else { return false }
    let isPlain = opacity >= 1 && clip == nil && mask == nil && projection == nil
    return isolation == .transparent || isolation == .automatic && isPlain
  }
}

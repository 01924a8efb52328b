import Drawing
import Geometry
import Typography

extension Resolver {
  /// The glyphs of a `text` element, as shapes of one style each.
  func textContent(_ element: Element, _ surroundings: Surroundings) -> RenderNode? {
    var collector = TextCollector(self)
    collector.collect(element, surroundings)
    let layout = TextLayout(self, collector)
    let clusters = layout.clusters.filter { !$0.isHidden }
    guard !clusters.isEmpty else { return nil }
    let bounds = clusters.dropFirst().reduce(clusters[0].place) { $0.union($1.place) }
    let spans = collector.spans.indices.flatMap { index -> [RenderNode] in
      let members = clusters.filter { collector.characters[$0.character].span == index }
      return members.isEmpty ? [] : nodes(members, collector.spans[index], bounds)
    }
    return RenderNode(.group(spans), bounds: bounds)
  }

  /// The glyphs of a span between its lines.
  private func nodes(
    _ clusters: [TextCluster], _ span: TextSpan, _ bounds: CGRect
  ) -> [RenderNode] {
    guard span.surroundings.style.inherited.isVisible else { return [] }
    var path = Path()
    var pictures: [DrawingNode] = []
    for cluster in clusters {
      let colored = coloredGlyphs(cluster, span, bounds)
      if colored.isEmpty { cluster.append(to: &path) } else { pictures += colored }
    }
    var nodes = decorations(clusters, span, bounds, [.underline, .overline])
    if !path.isEmpty {
      let shape = paintedShape(path, bounds: bounds, span.surroundings)
      nodes.append(RenderNode(.shape(shape), bounds: nil))
    }
    if !pictures.isEmpty { nodes.append(RenderNode(.drawing(pictures), bounds: nil)) }
    return nodes + decorations(clusters, span, bounds, [.lineThrough])
  }
}

extension TextCluster {
  /// The cell in the text's coordinates.
  fileprivate var place: CGRect { bounds.image(under: transform) }
}

// MARK: - Colour

extension Resolver {
  /// The glyphs that bring colours of their own; empty when the cluster has none.
  private func coloredGlyphs(
    _ cluster: TextCluster, _ span: TextSpan, _ bounds: CGRect
  ) -> [DrawingNode] {
    guard !span.surroundings.isClip else { return [] }
    return cluster.glyphs.flatMap { glyph -> [DrawingNode] in
      guard let colored = cluster.face.colorGlyph(glyph.id) else { return [] }
      let content = nodes(colored, cluster.face, span, bounds)
      let place = CGAffineTransform(
        a: cluster.size, b: 0, c: 0, d: cluster.size, tx: glyph.offset.x, ty: glyph.offset.y)
      return [
        .group(.init(transform: place.concatenating(cluster.transform), content: content))
      ]
    }
  }

  /// A coloured glyph at one unit an em.
  private func nodes(
    _ glyph: ColorGlyph, _ face: FontFace, _ span: TextSpan, _ bounds: CGRect
  ) -> [DrawingNode] {
    switch glyph {
    case .picture(let png, let rect):
      guard let bitmap = options.decodeImage?(png) else { return [] }
      return [.image(.init(BitmapImage(bitmap), in: rect, interpolation: .high))]
    case .layers(let layers):
      let style = span.surroundings.style.inherited
      let own = paint(style.fill, opacity: style.fillOpacity, bounds, span.surroundings)
      return layers.compactMap { layer in
        let color = layer.color.map {
          Paint.color(.init(red8: $0.x, green8: $0.y, blue8: $0.z, opacity8: $0.w))
        }
        return (color ?? own).map { .fill(.init(face.outline(of: layer.glyph), $0)) }
      }
    }
  }
}

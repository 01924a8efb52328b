import Drawing
import Geometry
import Typography

extension Resolver {
  /// Those of the lines along clusters that are among `kinds`.
  func decorations(
    _ clusters: [TextCluster], _ span: TextSpan, _ bounds: CGRect,
    _ kinds: [TextDecoration.Lines]
  ) -> [RenderNode] {
    guard !span.surroundings.isClip else { return [] }
    return span.surroundings.style.inherited.decorations.flatMap { decoration in
      kinds.filter { decoration.lines.contains($0) }.map { kind in
        var path = Path()
        for cluster in clusters {
          path.addRect(cluster.line(kind), transform: cluster.transform)
        }
        return RenderNode(
          .shape(line(path, decoration, bounds, span.surroundings)), bounds: nil)
      }
    }
  }

  /// A line painted as the element that draws it.
  private func line(
    _ path: Path, _ decoration: TextDecoration, _ bounds: CGRect, _ surroundings: Surroundings
  ) -> RenderShape {
    var painter = surroundings
    painter.style.inherited.fill = decoration.fill
    painter.style.inherited.fillOpacity = decoration.fillOpacity
    painter.style.inherited.stroke = decoration.stroke
    painter.style.inherited.strokeOpacity = decoration.strokeOpacity
    painter.style.inherited.strokeWidth = decoration.strokeWidth
    painter.style.inherited.color = decoration.color
    painter.style.inherited.fillRule = .nonzero
    return paintedShape(path, bounds: bounds, painter)
  }
}

extension TextCluster {
  /// A line over the cluster's cell, in its own coordinates.
  fileprivate func line(_ kind: TextDecoration.Lines) -> CGRect {
    let metrics = metrics
    let (middle, thickness) =
      switch kind {
      case .underline: (metrics.underlineOffset, metrics.underlineThickness)
      case .overline: (-metrics.ascent, metrics.underlineThickness)
      default: (-metrics.strikethroughOffset, metrics.strikethroughThickness)
      }
    return CGRect(
      x: 0, y: middle - thickness / 2, width: max(advance / stretch, 0), height: thickness)
  }
}

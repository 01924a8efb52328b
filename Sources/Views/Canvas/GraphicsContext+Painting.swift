public import Drawing
public import Geometry

extension GraphicsContext {
  /// Paints the inside of `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    paint(shading, over: path) { .fill(DrawingNode.Fill(path, $0, style: style)) }
  }

  /// Paints a line along `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    paint(shading, over: path) { .stroke(DrawingNode.Stroke(path, $0, style: style)) }
  }

  /// Paints a line, `lineWidth` points wide, along `path`.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A shading that no longer depends on the surroundings.
  public func resolve(_ shading: Shading) -> Shading {
    let (paint, style) = shading.resolved(in: environment)
    if let paint { return Shading(paint) }
    return style.map { .style(ResolvedShapeStyle(style: $0)) } ?? shading
  }

  private func paint(_ shading: Shading, over path: Path, _ node: (Paint) -> DrawingNode) {
    let (paint, style) = shading.resolved(in: environment)
    if let paint { draw([node(paint)]) }
    if let style {
      draw(
        DrawPass(time: 0).drawn {
          $0.paint(style, over: path.boundingRect) { $0.add(node($1)) }
        })
    }
  }
}

/// A style that has been resolved.
private struct ResolvedShapeStyle: PrimitiveShapeStyle {
  let style: ResolvedStyle

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { style }
}

extension GraphicsContext.Shading {
  fileprivate init(_ paint: Paint) { self.init { _ in paint } }
}

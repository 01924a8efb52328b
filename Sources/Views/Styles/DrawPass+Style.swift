import Drawing
import Geometry

extension DrawPass {
  /// Draws something in a style that covers `rect`: `draw` is given the paint to draw it with.
  mutating func paint(
    _ style: ResolvedStyle, over rect: CGRect, _ draw: (inout DrawPass, Paint) -> Void
  ) {
    let opacity = min(max(style.opacity, 0), 1)
    guard opacity > 0 else { return }
    var group = DrawingNode.Group(blendMode: style.blendMode, content: [])
    group.filters = style.shadows.map(\.filter)
    // A picture's colours are its pixels': only a group can fade it.
    if case .image = style.fill { group.opacity = opacity }
    self.group(group) {
      if case .material(let material) = style.fill {
        $0.paint(material, opacity: opacity, over: rect, draw)
      } else {
        draw(&$0, style.fill.paint(in: rect, opacity: opacity))
      }
    }
  }
}

extension StyleFill {
  /// What covers `rect`, its colours faded by `opacity` unless they are a picture's.
  func paint(in rect: CGRect, opacity: Double) -> Paint {
    switch self {
    case .color(let color): .color(opacity == 1 ? color : color.opacity(opacity))
    case .gradient(let fill): fill.paint(in: rect, opacity: opacity)
    case .mesh(let fill): fill.paint(in: rect, opacity: opacity)
    case .image(let fill): fill.paint(in: rect)
    case .material(let fill): .color(fill.tint.opacity(opacity))
    }
  }
}

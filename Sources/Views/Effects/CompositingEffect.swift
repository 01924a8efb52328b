public import Drawing
import Geometry
import Motion

extension View {
  /// Blends this view with what is behind it, up to the nearest group that is drawn by itself.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    EffectView(
      content: self,
      effect: CompositingEffect(group: DrawingNode.Group(blendMode: blendMode, content: [])))
  }

  /// Draws this view by itself before it takes part in what is around it: what is in it blends with
  /// nothing outside.
  public func compositingGroup() -> some View {
    EffectView(
      content: self,
      effect: CompositingEffect(group: DrawingNode.Group(content: [], isolation: .isolated)))
  }

  /// Draws this view by itself into a picture.
  ///
  /// - Parameters:
  ///   - opaque: Whether the picture's ground is black and opaque instead of clear.
  ///   - colorMode: In which space its colours blend.
  /// - Returns: The view as a picture.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    EffectView(
      content: self,
      effect: CompositingEffect(
        group: DrawingNode.Group(content: [], isolation: .isolated), isOpaque: opaque))
  }
}

/// The space in which the colours of a picture blend.
public enum ColorRenderingMode: Sendable, Hashable, CaseIterable {
  /// sRGB as encoded in pixels.
  case nonLinear
}

private struct CompositingEffect: DrawingEffect {
  let group: DrawingNode.Group
  var isOpaque = false

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    pass.group(group) {
      if isOpaque {
        $0.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), style: FillStyle())
      }
      content(&$0)
    }
  }
}

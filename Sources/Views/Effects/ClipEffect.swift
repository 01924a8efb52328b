public import Drawing
public import Geometry
import Motion

extension View {
  /// Hides what of this view lies outside `shape`, laid out in the view's frame.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    EffectView(content: self, effect: ClipEffect(shape: shape, style: style))
  }

  /// Rounds the corners of this view's frame and hides what lies outside.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Hides what of this view lies outside its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
}

private struct ClipEffect<S: Shape>: DrawingEffect {
  var shape: S
  let style: FillStyle

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    pass.group(clip: DrawingNode.Clip(path, style: style), content)
  }
}

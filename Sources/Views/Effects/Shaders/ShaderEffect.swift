import Drawing
public import Geometry
import Motion

extension View {
  /// Gives each pixel of this view the colour that `shader` makes of its own.
  public func colorEffect(_ shader: Shader<ColorShading>, isEnabled: Bool = true) -> some View {
    shaded(shader, .zero, isEnabled)
  }

  /// Shows at each pixel what this view has at the position that `shader` says.
  ///
  /// - Parameters:
  ///   - shader: Where what is shown is taken from.
  ///   - maxSampleOffset: How far that may be from the pixel; also how far beyond the view something is shown.
  ///   - isEnabled: Whether the shader has an effect.
  /// - Returns: The view as the shader makes it.
  public func distortionEffect(
    _ shader: Shader<DistortionShading>, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    shaded(shader, maxSampleOffset, isEnabled)
  }

  /// Gives each pixel the colour that `shader` makes of samples of this view.
  ///
  /// - Parameters:
  ///   - shader: What makes colours.
  ///   - maxSampleOffset: How far samples may be from the pixel; also how far beyond the view something is shown.
  ///   - isEnabled: Whether the shader has an effect.
  /// - Returns: The view as the shader makes it.
  public func layerEffect(
    _ shader: Shader<LayerShading>, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    shaded(shader, maxSampleOffset, isEnabled)
  }

  private func shaded<Kind: ShaderKind>(
    _ shader: Shader<Kind>, _ maxSampleOffset: CGSize, _ isEnabled: Bool
  ) -> some View {
    EffectView(
      content: self,
      effect: ShaderEffect(shader: shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
  }
}

private struct ShaderEffect<Kind: ShaderKind>: DrawingEffect {
  var shader: Shader<Kind>
  let maxSampleOffset: CGSize
  let isEnabled: Bool

  var animatableData: AnimatableVector {
    get { AnimatableVector(shader.arguments) }
    set {
      for index in shader.arguments.indices {
        shader.arguments[index] = index < newValue.values.count ? newValue.values[index] : 0
      }
    }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    guard isEnabled else { return content(&pass) }
    let arguments = ShaderArguments(
      values: shader.arguments, boundingRect: CGRect(origin: .zero, size: size))
    let function = shader.function.make(arguments, maxSampleOffset)
    pass.group(DrawingNode.Group(content: [], filters: [.pixels(function)]), content)
  }
}

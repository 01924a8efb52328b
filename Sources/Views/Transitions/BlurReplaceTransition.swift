import Drawing
import Geometry
import Motion

/// Comes and goes blurred, fading, and a little smaller or larger.
public struct BlurReplaceTransition: Transition {
  /// Whether views shrink or grow as they come and go.
  public struct Configuration: Hashable, Sendable {
    let removedScale: Double

    /// Comes growing and goes shrinking.
    public static let downUp = Configuration(removedScale: 0.9)
    /// Comes growing and goes growing further.
    public static let upUp = Configuration(removedScale: 1.1)
  }

  let configuration: Configuration

  /// Replaces views as `configuration` says.
  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    EffectView(
      content: content.scaleEffect(scale(in: phase)).opacity(phase.isIdentity ? 1 : 0),
      effect: TransitionBlur(radius: phase.isIdentity ? 0 : 7))
  }

  private func scale(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: 0.9
    case .identity: 1
    case .didDisappear: configuration.removedScale
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Comes and goes blurred, fading, and a little smaller.
  public static var blurReplace: BlurReplaceTransition { .blurReplace() }

  /// Comes and goes blurred, fading, and a little smaller or larger.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

private struct TransitionBlur: DrawingEffect {
  var radius: Double

  var animatableData: Double {
    get { radius }
    set { radius = newValue }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    guard radius > 0 else { return content(&pass) }
    pass.group(DrawingNode.Group(content: [], filters: [.blur(radius: radius)]), content)
  }
}

import Drawing
public import Geometry
import Motion

extension View {
  /// Draws this view mapped by `transform`, whose origin is the view's top left corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    EffectView(content: self, effect: ProjectionEffect(transform: transform))
  }

  /// Draws this view mapped by `transform`, whose origin is the view's top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }
}

struct ProjectionEffect: DrawingEffect {
  static var isolatesGeometry: Bool { true }

  var transform: ProjectionTransform

  var animatableData: AnimatableVector {
    get { AnimatableVector(ProjectionTransform.entries.map { transform[keyPath: $0].native }) }
    set {
      for (index, entry) in ProjectionTransform.entries.enumerated() {
        transform[keyPath: entry] = CGFloat(
          index < newValue.values.count ? newValue.values[index] : 0)
      }
    }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    pass.group(projection: transform, content)
  }
}

extension ProjectionTransform {
  fileprivate static var entries: [WritableKeyPath<ProjectionTransform, CGFloat>] {
    [\.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33]
  }
}

extension DrawPass {
  /// Adds what `body` draws, mapped by `projection`.
  ///
  /// A map that can't be undone is disregarded, as SwiftUI does.
  mutating func group(projection: ProjectionTransform, _ body: (inout DrawPass) -> Void) {
    if projection.inverted == nil { return group(body) }
    if let affine = projection.affineTransform { return group(transform: affine, body) }
    group(DrawingNode.Group(content: [], projection: projection), body)
  }
}

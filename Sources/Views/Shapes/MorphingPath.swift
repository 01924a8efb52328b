public import Geometry
import Motion

/// A path that morphs: when an animated change gives it another outline, the one grows into the other.
///
/// SwiftUI's `Path` jumps from outline to outline, so this shape has a name of its own. Any path
/// morphs into any other; holes stay holes, curves stay curves. A change in mid-flight bends the
/// morph towards the new outline, and springs keep their velocity and overshoot, because what
/// animates is a weighted sum of outlines.
public struct MorphingPath: Shape {
  private var blend: PathBlend
  /// The part of the path's plane that is fitted into the frame; nil draws the path as it is.
  public var viewBox: CGRect?

  /// A shape with the outline `path`.
  ///
  /// With a `viewBox` that part of the plane is scaled, evenly, to fit into the frame, and centred in it.
  public init(_ path: Path, viewBox: CGRect? = nil) {
    (blend, self.viewBox) = (PathBlend(path), viewBox)
  }

  public var animatableData: PathBlend {
    get { blend }
    set { blend = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    let path = blend.path
    guard let viewBox else { return path.path(in: rect) }
    return path.applying(viewBox.fitting(into: rect))
  }
}

extension CGRect {
  /// The even scale and shift that fits this rectangle into the middle of `outer`.
  ///
  /// The identity for a rectangle without area.
  fileprivate func fitting(into outer: CGRect) -> CGAffineTransform {
    guard width > 0, height > 0 else { return .identity }
    let scale = min(outer.width / width, outer.height / height)
    return CGAffineTransform(translationX: outer.midX, y: outer.midY)
      .scaledBy(x: scale, y: scale)
      .translatedBy(x: -midX, y: -midY)
  }
}

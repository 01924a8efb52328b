public import Geometry

/// The outline of a glyph, shared by all places where it is drawn.
///
/// Identity is what makes two outlines the same: keep one for each glyph of a face.
public final class GlyphOutline: Sendable, Hashable {
  /// The outline in units of the em, y down, the origin on the baseline.
  public let path: Path

  /// The outline of `path`.
  public init(_ path: Path) { self.path = path }

  /// Whether both are the same object.
  public static func == (first: GlyphOutline, second: GlyphOutline) -> Bool { first === second }

  /// Feeds the object's identity to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DrawingNode {
  /// Glyphs of one size, painted as one shape each.
  public struct Glyphs: Sendable, Hashable {
    /// A glyph and where its origin lies.
    public struct Placed: Sendable, Hashable {
      public var outline: GlyphOutline
      public var position: CGPoint

      /// `outline` with its origin at `position`.
      public init(_ outline: GlyphOutline, at position: CGPoint) {
        (self.outline, self.position) = (outline, position)
      }
    }

    public var glyphs: [Placed]
    /// The length of the em in points.
    public var size: Double
    public var paint: Paint

    /// `glyphs`, `size` points an em.
    public init(_ glyphs: [Placed], size: Double, _ paint: Paint) {
      (self.glyphs, self.size, self.paint) = (glyphs, size, paint)
    }
  }
}

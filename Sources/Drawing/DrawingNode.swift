public import Geometry

/// A node of a frame's drawing: something painted, or a group of nodes.
///
/// Nodes are drawn in order, later ones on top. Coordinates are those of the enclosing group.
public indirect enum DrawingNode: Sendable, Equatable {
  case fill(Fill)
  case group(Group)
}

extension DrawingNode {
  /// The inside of a path, painted.
  public struct Fill: Sendable, Equatable {
    public var path: Path
    public var paint: Paint
    public var style: FillStyle

    /// A fill of `path` with `paint`.
    public init(_ path: Path, _ paint: Paint, style: FillStyle = FillStyle()) {
      (self.path, self.paint, self.style) = (path, paint, style)
    }
  }

  /// Nodes that are placed, clipped, faded and blended as one.
  ///
  /// The content is drawn in the group's own coordinates, cut by `clip` in the same coordinates,
  /// mapped by `transform` into the parent's, faded by `opacity` as a whole — overlapping parts
  /// don't show through one another — and blended with what is behind.
  public struct Group: Sendable, Equatable {
    public var transform: CGAffineTransform
    public var clip: Clip?
    /// Clamped to 0…1 when drawn.
    public var opacity: Double
    public var blendMode: BlendMode
    public var content: [DrawingNode]

    /// A group that, unless told otherwise, draws its content as if the group weren't there.
    public init(
      transform: CGAffineTransform = .identity, clip: Clip? = nil, opacity: Double = 1,
      blendMode: BlendMode = .normal, content: [DrawingNode]
    ) {
      (self.transform, self.clip, self.opacity) = (transform, clip, opacity)
      (self.blendMode, self.content) = (blendMode, content)
    }
  }

  /// A region outside of which nothing of a group is seen; its edge is antialiased once.
  public struct Clip: Sendable, Equatable {
    public var path: Path
    public var style: FillStyle

    /// The inside of `path`.
    public init(_ path: Path, style: FillStyle = FillStyle()) {
      (self.path, self.style) = (path, style)
    }
  }
}

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
  /// The content is drawn in the group's own coordinates, changed by `filters`, cut by `clip` and seen through `mask` in
  /// the same coordinates, mapped by `transform` into the parent's, faded by `opacity` as a whole —
  /// overlapping parts don't show through one another — and blended with what is behind.
  ///
  /// What is behind goes back to the innermost group around that has a clip, a mask, filters, a blend mode
  /// or an opacity below 1: blending doesn't reach out of it.
  public struct Group: Sendable, Equatable {
    public var transform: CGAffineTransform
    public var clip: Clip?
    /// Clamped to 0…1 when drawn.
    public var opacity: Double
    public var blendMode: BlendMode
    public var content: [DrawingNode]
    public var mask: Mask?
    /// What is done to the content, one after another, before it is cut by the clip.
    public var filters: [Filter]

    /// A group that, unless told otherwise, draws its content as if the group weren't there.
    public init(
      transform: CGAffineTransform = .identity, clip: Clip? = nil, opacity: Double = 1,
      blendMode: BlendMode = .normal, content: [DrawingNode], mask: Mask? = nil,
      filters: [Filter] = []
    ) {
      (self.transform, self.clip, self.opacity) = (transform, clip, opacity)
      (self.blendMode, self.content, self.mask) = (blendMode, content, mask)
      self.filters = filters
    }
  }

  /// A picture that a group is seen through, in the group's coordinates.
  public struct Mask: Sendable, Equatable {
    /// What of the picture counts.
    public enum Mode: Sendable, Hashable, CaseIterable {
      /// Its opacity.
      case alpha
      /// Its luminance (ITU-R BT.709's weights of the encoded components) times its opacity.
      case luminance
    }

    public var content: [DrawingNode]
    public var mode: Mode

    /// A mask of `content`, whose opacity counts unless told otherwise.
    public init(_ content: [DrawingNode], mode: Mode = .alpha) {
      (self.content, self.mode) = (content, mode)
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

public import Geometry

/// A node of a frame's drawing: something painted, or a group of nodes.
///
/// Nodes are drawn in order, later ones on top. Coordinates are those of the enclosing group.
///
/// Groups may lie within one another as deep as memory allows; they are drawn to a depth of 1024, and
/// printed and encoded to smaller ones.
public indirect enum DrawingNode: Sendable, Hashable {
  case fill(Fill)
  case stroke(Stroke)
  case image(Image)
  case glyphs(Glyphs)
  case group(Group)
}

extension DrawingNode {
  /// The inside of a path, painted.
  public struct Fill: Sendable, Hashable {
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
  /// the same coordinates, mapped by `projection` and `transform` into the parent's, faded by `opacity`
  /// as a whole — overlapping parts don't show through one another — and blended with what is behind.
  ///
  /// What is behind goes back to the innermost isolated group around: one that has a clip, a mask, filters,
  /// a projection, a blend mode or an opacity below 1, or whose `isolation` says so.
  public struct Group: Sendable, Hashable {
    public var transform: CGAffineTransform
    /// What happens before `transform`, perspective; nil when parallels stay parallel.
    public var projection: ProjectionTransform?
    public var clip: Clip?
    /// Clamped to 0…1 when drawn.
    public var opacity: Double
    public var blendMode: BlendMode
    public var isolation: Isolation
    /// Setting it looks at each of the nodes.
    public var content: [DrawingNode] {
      get { tree.nodes }
      set { tree = NodeTree(newValue) }
    }
    var tree: NodeTree
    public var mask: Mask?
    /// What is done to the content, one after another, before it is cut by the clip.
    public var filters: [Filter]

    /// A group that, unless told otherwise, draws its content as if the group weren't there.
    public init(
      transform: CGAffineTransform = .identity, clip: Clip? = nil, opacity: Double = 1,
      blendMode: BlendMode = .normal, content: [DrawingNode], mask: Mask? = nil,
      filters: [Filter] = [], projection: ProjectionTransform? = nil,
      isolation: Isolation = .automatic
    ) {
      (self.transform, self.clip, self.opacity) = (transform, clip, opacity)
      (self.blendMode, self.mask, tree) = (blendMode, mask, NodeTree(content))
      (self.filters, self.projection, self.isolation) = (filters, projection, isolation)
    }
  }

  /// Whether the content of a group blends with what is behind the group.
  public enum Isolation: Sendable, Hashable, CaseIterable {
    /// Only if the group does nothing to its content as a whole.
    case automatic
    /// Never: the content is drawn on transparent ground.
    case isolated
    /// Always: the content is drawn on what is behind, and the result replaces that in proportion to clip,
    /// mask and opacity. Blend mode and filters have no such reading and isolate as ever.
    case transparent
  }

  /// A picture that a group is seen through, in the group's coordinates.
  public struct Mask: Sendable, Hashable {
    /// What of the picture counts.
    public enum Mode: Sendable, Hashable, CaseIterable {
      /// Its opacity.
      case alpha
      /// Its luminance (ITU-R BT.709's weights of the encoded components) times its opacity.
      case luminance
    }

    public var content: [DrawingNode] {
      get { tree.nodes }
      set { tree = NodeTree(newValue) }
    }
    var tree: NodeTree
    public var mode: Mode

    /// A mask of `content`, whose opacity counts unless told otherwise.
    public init(_ content: [DrawingNode], mode: Mode = .alpha) {
      (tree, self.mode) = (NodeTree(content), mode)
    }
  }

  /// A region outside of which nothing of a group is seen; its edge is antialiased once.
  public struct Clip: Sendable, Hashable {
    public var path: Path
    public var style: FillStyle

    /// The inside of `path`.
    public init(_ path: Path, style: FillStyle = FillStyle()) {
      (self.path, self.style) = (path, style)
    }
  }
}

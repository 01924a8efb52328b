public import Geometry

/// A part of a picture laid over the plane, once or again and again.
public struct ImagePatternPaint: Sendable, Hashable {
  /// In which directions copies follow one another.
  public struct Repetition: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    /// The directions whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let horizontal = Repetition(rawValue: 1)
    public static let vertical = Repetition(rawValue: 2)
    public static let both: Repetition = [.horizontal, .vertical]
  }

  public var image: BitmapImage
  /// What is seen of the picture, in its pixels; cut to the picture.
  public var sourceRect: CGRect
  public var repetition: Repetition
  public var interpolation: ImageInterpolation
  /// From pixels of the picture, the top left of `sourceRect` at the origin, to the node's coordinates.
  public var transform: CGAffineTransform

  /// A pattern of `image`, whole and repeated in both directions unless told otherwise; a pixel is a point.
  public init(
    _ image: BitmapImage, sourceRect: CGRect? = nil, repetition: Repetition = .both,
    interpolation: ImageInterpolation = .bilinear, transform: CGAffineTransform = .identity
  ) {
    (self.image, self.repetition, self.interpolation) = (image, repetition, interpolation)
    self.sourceRect = sourceRect ?? image.bounds
    self.transform = transform
  }
}

/// A drawing as a tile that is laid over the plane again and again.
public struct DrawingPatternPaint: Sendable, Hashable {
  /// What a tile shows; what lies outside of it is cut off.
  public var content: [DrawingNode] {
    get { tree.nodes }
    set { tree = NodeTree(newValue) }
  }
  var tree: NodeTree
  /// The tile that the others repeat; empty paints nothing.
  public var tile: CGRect
  /// From the tile's coordinates to the node's.
  public var transform: CGAffineTransform

  /// A pattern of `content` seen through `tile`.
  public init(
    _ content: [DrawingNode], tile: CGRect, transform: CGAffineTransform = .identity
  ) {
    (tree, self.tile, self.transform) = (NodeTree(content), tile, transform)
  }
}

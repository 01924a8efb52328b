public import Geometry

/// Everything that one frame shows: no time, no state, no layout is left in it.
public struct FrameDrawing: Sendable, Hashable {
  /// The canvas in points; its top left corner is (0, 0).
  public var size: CGSize
  /// What covers the canvas before anything is drawn; nil leaves it transparent.
  public var background: Color.Resolved?
  /// The nodes, back to front.
  public var content: [DrawingNode]

  /// A drawing of `content` on a canvas of `size` points.
  public init(size: CGSize, background: Color.Resolved? = nil, content: [DrawingNode]) {
    (self.size, self.background, self.content) = (size, background, content)
  }
}

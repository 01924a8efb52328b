#if canImport(CoreGraphics)
  @_exported public import enum CoreGraphics.CGLineCap
  @_exported public import enum CoreGraphics.CGLineJoin
#else
  /// The shape of a line's ends.
  public enum CGLineCap: Int32, Sendable, Hashable {
    /// Ends at the path's end.
    case butt
    /// A half-circle around the path's end.
    case round
    /// Goes on for half its width.
    case square
  }

  /// The shape of a line's corners.
  public enum CGLineJoin: Int32, Sendable, Hashable {
    /// The outer edges go on until they meet.
    case miter
    /// A part of a circle around the corner.
    case round
    /// The outer edges' ends are connected.
    case bevel
  }
#endif

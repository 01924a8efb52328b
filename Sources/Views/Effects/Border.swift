public import Geometry

extension View {
  /// Draws a line, `width` points wide, within the edge of this view's frame.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

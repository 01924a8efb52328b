import Geometry

extension FrameDrawing: CustomStringConvertible {
  /// The drawing as an indented tree, a node a line, back to front.
  ///
  ///     drawing 640 × 360 on #101418
  ///       group translate 320 180 · scale 2 · opacity 0.5
  ///         fill #ff0000 path M0 0L10 0L10 10Z
  ///
  /// Numbers are rounded to four decimals. Of groups that lie more than 256 deep within one another, a line
  /// tells how many levels are left out.
  public var description: String {
    let ground = background.map { " on \($0)" } ?? ""
    let size = "\(rounded(size.width.native)) × \(rounded(size.height.native))"
    var tree = PrintedTree()
    tree.add("drawing \(size)\(ground)", level: 0)
    tree.add(content, level: 1)
    return tree.text
  }
}

extension DrawingNode: CustomStringConvertible {
  /// The node and those within it, as in the drawing's tree.
  public var description: String {
    var tree = PrintedTree()
    tree.add([self], level: 0)
    return tree.text
  }
}

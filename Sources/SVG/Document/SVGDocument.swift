public import Drawing
public import Geometry

/// An SVG file that has been read.
///
/// Reading finds what is no XML; what is merely no SVG is left out, as the specification asks. Scripts don't run, and
/// nothing is fetched.
public struct SVGDocument: Sendable {
  let tree: ElementTree
  let cascade: Cascade
  let timeline: Timeline
  /// What it was read with; fonts and colours count when it is drawn.
  public var options: SVGOptions

  /// Reads the bytes of a file.
  ///
  /// - Throws: where and why it is no XML, or has no `svg` element at its root.
  public init(_ bytes: [UInt8], options: SVGOptions) throws(SVGError) {
    tree = try XMLReader.read(bytes)
    guard tree.root.name == "svg" else {
      throw SVGError(
        "the root is no <svg> in the name space http://www.w3.org/2000/svg", at: tree.root.position)
    }
    let sheets = SVGDocument.sheets(of: tree)
    cascade = Cascade(tree, sheets)
    timeline = Timeline(tree, cascade, sheets)
    self.options = options
  }

  /// Reads a text.
  public init(_ text: String, options: SVGOptions) throws(SVGError) {
    try self.init(Array(text.utf8), options: options)
  }

  private static func sheets(of tree: ElementTree) -> [StyleSheet] {
    tree.nodes.indices.compactMap { index in
      let element = Element(tree: tree, index: index)
      guard element.name == "style" else { return nil }
      guard ["", "text/css"].contains(element.attribute("type") ?? "") else { return nil }
      return StyleSheet(element.text)
    }
  }

  /// The picture's size in user units, which are CSS pixels; zero when it is empty by what the file says.
  public var size: CGSize { Resolver(self).rootSize }

  /// The whole picture at a time in seconds, its upper left corner at the origin.
  public func drawing(at time: Double = 0) -> FrameDrawing {
    let resolver = resolver(at: time)
    let size = resolver.rootSize
    guard size.width > 0, size.height > 0 else { return FrameDrawing(size: .zero, content: []) }
    let style = resolver.documentStyle(tree.root)
    let background = style.own.backgroundColor.resolved(style.inherited.color)
    return FrameDrawing(
      size: size, background: background.opacity > 0 ? background : nil,
      content: resolver.root()?.drawing ?? [])
  }

  /// What is left out or replaced in the picture at a time, in seconds; no more than a hundred places.
  public func warnings(at time: Double = 0) -> [SVGWarning] {
    let resolver = resolver(at: time)
    _ = resolver.root()
    return resolver.warnings
  }
}

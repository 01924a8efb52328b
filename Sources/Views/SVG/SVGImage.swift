public import Drawing
import Geometry
import Motion
public import SVG

/// An SVG file as a view: sharp at every size, its animations played by the film's clock.
///
///     SVGImage(logo).resizable().currentColor(.blue)
///       .part("dot") { $0.offset(y: isUp ? -20 : 0) }
///       .frame(width: 200, height: 80)
///
/// It has the size that the file states, and fills what it is offered only when it is `resizable`.
public struct SVGImage: View {
  var document: SVGDocument
  var isResizable = false
  var color: Color?
  var parts: [String: (SVGPart) -> AnyView] = [:]
  @Environment(\.fontLibrary) private var fontLibrary
  @Environment(\.colorScheme) private var colorScheme

  /// The picture of a file that has been read.
  public init(_ document: SVGDocument) { self.document = document }

  /// Lets the picture fill what it is offered, stretched if that has another shape.
  public func resizable() -> SVGImage {
    var image = self
    image.isResizable = true
    return image
  }

  /// Draws in `color` what the file draws in `currentColor`.
  public func currentColor(_ color: Color) -> SVGImage {
    var image = self
    image.color = color
    return image
  }

  /// Shows the element of an id as a view of its own, changed by modifiers.
  ///
  /// Its frame is the box around what it fills, and it keeps its place in the order of drawing.
  public func part(
    _ id: String, @ViewBuilder _ change: @escaping (SVGPart) -> some View
  ) -> SVGImage {
    var image = self
    image.parts[id] = { AnyView(change($0)) }
    return image
  }

  public var body: some View {
    if document.isAnimated {
      TimelineView(.animation) { layers(at: $0.date.timeIntervalSinceReferenceDate) }
    } else {
      layers(at: 0)
    }
  }

  private func layers(at time: Double) -> some View {
    var document = document
    document.options.fonts = fontLibrary
    if let color { document.options.currentColor = color.resolved(for: colorScheme) }
    let layers = document.layers(of: parts.keys, at: time)
    let size = document.size
    return SVGLayout(
      size: size, isResizable: isResizable, bounds: layers.map(\.bounds)
    ) {
      ForEach(0..<layers.count) { index in
        let layer = layers[index]
        let part = SVGPart(content: layer.content, bounds: layer.bounds)
        if let id = layer.id, let change = parts[id] { change(part) } else { AnyView(part) }
      }
    }
  }
}

/// An element of an SVG file in its place, to be changed by modifiers.
public struct SVGPart: View, Sendable {
  let content: [DrawingNode]
  let bounds: CGRect

  public var body: some View { SVGPartView(content: content, bounds: bounds) }
}

/// Places pieces of a picture where they lie in it.
struct SVGLayout: Layout {
  var size: CGSize
  var isResizable: Bool
  var bounds: [CGRect]

  typealias AnimatableData = EmptyAnimatableData

  func makeCache(subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  func placeSubviews(
    in area: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let (x, y) = (area.width / size.width, area.height / size.height)
    for (subview, box) in zip(subviews, bounds) {
      subview.place(
        at: CGPoint(x: area.minX + box.minX * x, y: area.minY + box.minY * y), anchor: .topLeading,
        proposal: ProposedViewSize(width: box.width * x, height: box.height * y))
    }
  }
}

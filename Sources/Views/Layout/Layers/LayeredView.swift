import Drawing
import Geometry

/// A view with another behind it or in front of it, which is offered the view's size and has no part
/// in the layout.
struct LayeredView<Content: View, Layer: LayerContent>: PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool
  /// Whether the view is seen through the other, instead of being drawn with it.
  var isMask = false
  /// On which sides the other reaches into what is set aside around the view.
  var ignoredEdges: Edge.Set = []

  func makeNode(parent: ViewNode) -> NodeOf<Self> { LayeredNode(self, parent: parent) }
}

/// Keeps a layer for each item of the content.
private final class LayeredNode<Content: View, Layer: LayerContent>:
  WrapperNode<LayeredView<Content, Layer>>
{
  fileprivate var view: LayeredView<Content, Layer>
  private var context: UpdateContext?
  private var layers: [(item: LayeredItem, layer: LayerNode)] = []
  private let wrappers = ItemWrappers<LayeredItem>()

  init(_ view: LayeredView<Content, Layer>, parent: ViewNode) {
    self.view = view
    super.init(parent: parent)
  }

  override var items: [LayoutItem] {
    let items = wrappers.wrap(contentItems, make: makeItem)
    let kept = layers.filter { known in items.contains { $0 === known.item } }
    if kept.count < layers.count {
      for (item, layer) in layers where !kept.contains(where: { $0.item === item }) {
        layer.tearDown()
      }
      layers = kept
    }
    return items
  }

  override var children: [ViewNode] { super.children + layers.map(\.layer) }

  override func update(_ view: LayeredView<Content, Layer>, _ context: UpdateContext) {
    self.view = view
    var layerContext = context
    (layerContext.transition, layerContext.stackAxis) = (nil, nil)
    self.context = layerContext
    updateContent(view.content, context)
    let contentNode = super.children.first
    for (_, layer) in layers {
      if !view.layer.isLate { layer.update(view.layer.body(of: contentNode), layerContext) }
    }
    _ = items
  }

  private func makeItem(_ content: LayoutItem) -> LayeredItem {
    let layer = LayerNode(parent: self)
    let item = LayeredItem(
      self, content: content, layer: layer, isMask: view.isMask, ignoredEdges: view.ignoredEdges
    ) { [unowned self] in lay(layer, $0) }
    layers.append((item, layer))
    if !view.layer.isLate, let context {
      layer.update(view.layer.body(of: super.children.first), context)
    }
    return item
  }

  /// Prepares a layer for its layout and tells whether it is drawn in front.
  private func lay(_ layer: LayerNode, _ pass: LayoutPass) -> (Alignment, isInFront: Bool) {
    if view.layer.isLate, var context {
      (context.time, context.transaction) = (pass.time, pass.transaction)
      stage.duringLayout {
        layer.update(view.layer.body(of: super.children.first), context)
      }
    }
    return (view.alignment, view.isInFront)
  }

  override func tearDown() {
    for (_, layer) in layers { layer.tearDown() }
    super.tearDown()
  }
}

/// The place of what is put behind or in front of one item.
private final class LayerNode: ViewNode {
  private var child: ViewNode?
  private(set) lazy var container = ContainerItem(node: self)

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  func update(_ view: some View, _ context: UpdateContext) {
    child = view.reconcile(child, parent: self, context)
    container.children = { [unowned self] in child?.items ?? [] }
  }

  override func tearDown() { child?.tearDown() }
}

private final class LayeredItem: WrapperItem {
  private let layer: LayerNode
  private let isMask: Bool
  private let ignoredEdges: Edge.Set
  private let prepare: (LayoutPass) -> (Alignment, isInFront: Bool)
  private var isInFront = false

  init(
    _ node: ViewNode, content: LayoutItem, layer: LayerNode, isMask: Bool,
    ignoredEdges: Edge.Set, prepare: @escaping (LayoutPass) -> (Alignment, isInFront: Bool)
  ) {
    (self.layer, self.isMask, self.prepare) = (layer, isMask, prepare)
    self.ignoredEdges = ignoredEdges
    super.init(node: node, content: content)
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    super.layoutContent(size, pass)
    let alignment: Alignment
    (alignment, isInFront) = prepare(pass)
    let dimensions = ViewDimensions(content, size: size, proposal: pass.proposal)
    let algorithm = LayerAlgorithm(alignment: alignment, anchor: dimensions[alignment])
    if (layer.container.algorithm as? LayerAlgorithm) != algorithm { layer.didChange() }
    layer.container.algorithm = algorithm
    place(over: size, pass)
  }

  /// Gives the layer the room of the view, and on the sides that it ignores what is set aside there.
  private func place(over size: CGSize, _ pass: LayoutPass) {
    let reach = pass.reach(of: size, ignoredEdges)
    guard reach != EdgeInsets() else {
      return layer.container.place(at: .zero, size: size, pass)
    }
    layer.container.algorithm = LayerAlgorithm(alignment: .center)
    let room = CGRect(origin: .zero, size: size).expanded(by: reach)
    layer.container.place(at: room.origin, size: room.size, pass)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    if isMask {
      let mask = DrawingNode.Mask(pass.drawn { layer.container.draw(&$0) })
      return pass.group(DrawingNode.Group(content: [], mask: mask)) {
        content.drawContent(size, &$0)
      }
    }
    if !isInFront { layer.container.draw(&pass) }
    content.drawContent(size, &pass)
    if isInFront { layer.container.draw(&pass) }
  }
}

import Geometry

/// A view whose content is made to the size and place that it gets.
///
/// It takes all that is offered, 10 points where nothing is, and puts its content at the top
/// leading corner.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// The content for a size and place.
  public var content: (GeometryProxy) -> Content

  /// A view of what `content` makes.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> { GeometryReaderNode(parent: parent) }
}

/// Evaluates the content in the layout: whenever the size or place is another, or the view is.
private final class GeometryReaderNode<Content: View>: WrapperNode<GeometryReader<Content>>,
  Invalidatable
{
  private var view: GeometryReader<Content>?
  private var context: UpdateContext?
  private var proxy: GeometryProxy?
  private let tracker = ObservationTracker()
  private lazy var item = GeometryReaderItem(self) { [unowned self] in evaluate($0, $1) }

  override var items: [LayoutItem] { [item] }

  override func update(_ view: GeometryReader<Content>, _ context: UpdateContext) {
    (self.view, self.context, proxy) = (view, context, nil)
    item.container.children = { [unowned self] in contentItems }
  }

  func revalidate(time: Double, transaction: Transaction) {
    guard context != nil else { return }
    proxy = nil
    stage.didEvaluate(self)
  }

  private func evaluate(_ size: CGSize, _ pass: LayoutPass) {
    let new = GeometryProxy(size, pass, node: self)
    guard let view, var context, proxy.map({ !$0.isSame(as: new) }) ?? true else { return }
    proxy = new
    (context.time, context.transaction) = (pass.time, pass.transaction)
    (context.transition, context.stackAxis) = (nil, nil)
    stage.duringLayout {
      didChange()
      updateContent(tracker.track(self) { view.content(new) }, context)
    }
  }

  override func tearDown() {
    context = nil
    tracker.stop()
    super.tearDown()
  }
}

private final class GeometryReaderItem: LayoutItem {
  let container: ContainerItem
  private let evaluate: (CGSize, LayoutPass) -> Void

  init(_ node: ViewNode, evaluate: @escaping (CGSize, LayoutPass) -> Void) {
    container = ContainerItem(node: node)
    container.algorithm = LayerAlgorithm(alignment: .topLeading)
    self.evaluate = evaluate
    super.init(node: node)
  }

  override var hasOwnPlace: Bool { false }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    evaluate(size, pass)
    container.place(at: .zero, size: size, pass)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) { container.draw(&pass) }
}

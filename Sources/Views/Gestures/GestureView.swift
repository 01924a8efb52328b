import Geometry

/// A view with a gesture attached to it.
struct GestureView<Content: View, G: Gesture>: PrimitiveView {
  let content: Content
  let gesture: G
  let precedence: GesturePrecedence
  let mask: GestureMask

  func makeNode(parent: ViewNode) -> NodeOf<Self> { GestureNode(self, parent: parent) }
}

private final class GestureNode<Content: View, G: Gesture>:
  WrapperNode<GestureView<Content, G>>, TouchTarget
{
  private var attachment: GestureAttachment<G.Value>?
  private var isEnabled = true
  fileprivate var mask: GestureMask
  private let wrappers = ItemWrappers<GestureItem>()

  init(_ view: GestureView<Content, G>, parent: ViewNode) {
    mask = view.mask
    super.init(parent: parent)
    attachment = GestureAttachment(
      view.gesture.recognizer(), precedence: view.precedence, target: self)
  }

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { GestureItem(self, content: $0) }
  }

  var participants: [any TouchParticipant] {
    guard isEnabled, mask.contains(.gesture), let attachment else { return [] }
    return [attachment]
  }

  var hidesContent: Bool { !mask.contains(.subviews) }

  override func update(_ view: GestureView<Content, G>, _ context: UpdateContext) {
    mask = view.mask
    isEnabled = context.environment.isEnabled && !context.isLeaving
    attachment?.recognizer.refresh(with: view.gesture.recognizer())
    updateContent(view.content, context)
  }
}

/// A target whose gesture alone may count.
protocol GestureTarget: TouchTarget {
  /// Whether the gestures of the views inside don't count.
  var hidesContent: Bool { get }
}

extension GestureNode: GestureTarget {}

private final class GestureItem: WrapperItem {
  private unowned let owner: any GestureTarget

  init(_ owner: any GestureTarget, content: LayoutItem) {
    self.owner = owner
    super.init(node: owner, content: content)
  }

  override var hasOwnPlace: Bool { true }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    guard let probe = pass.probe else { return content.drawContent(size, &pass) }
    let place = TouchPlace(transform: pass.transform, size: size)
    probe.inside(owner, at: place, hidesContent: owner.hidesContent) {
      content.drawContent(size, &pass)
    }
  }
}

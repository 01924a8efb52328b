import Drawing
import Geometry

extension View {
  /// Takes `shape`, laid out in this view's frame, for the area in which it can be touched.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    TouchAreaView(content: self, rule: .shape(AreaShape(shape, eoFill: eoFill)))
  }

  /// Whether this view can be touched; unless it can, what is behind it is.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    TouchAreaView(content: self, rule: enabled ? .content : .nothing)
  }

  /// Gives this view a name by which a script can touch it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    TouchAreaView(content: self, rule: .name(identifier))
  }
}

extension View {
  /// Whether controls and gestures in this view are out of use.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

extension EnvironmentValues {
  /// Whether controls and gestures are in use.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  private enum IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
  }
}

/// A view with a say in where it can be touched.
struct TouchAreaView<Content: View>: PrimitiveView {
  let content: Content
  let rule: TouchAreaRule

  func makeNode(parent: ViewNode) -> NodeOf<Self> { TouchAreaNode(self, parent: parent) }
}

/// Where a view can be touched.
enum TouchAreaRule {
  /// Where it draws something.
  case content
  case nothing
  case shape(AreaShape)
  /// Where it draws something, and by this name.
  case name(String)
}

/// A shape without its type.
struct AreaShape {
  let path: (CGRect) -> Path
  let isEOFilled: Bool

  init(_ shape: some Shape, eoFill: Bool) { (path, isEOFilled) = (shape.path(in:), eoFill) }
}

private final class TouchAreaNode<Content: View>: WrapperNode<TouchAreaView<Content>>,
  TouchAreaOwner
{
  private(set) var rule: TouchAreaRule
  private let wrappers = ItemWrappers<TouchAreaItem>()

  init(_ view: TouchAreaView<Content>, parent: ViewNode) {
    rule = view.rule
    super.init(parent: parent)
  }

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { TouchAreaItem(self, content: $0) }
  }

  override func update(_ view: TouchAreaView<Content>, _ context: UpdateContext) {
    rule = view.rule
    updateContent(view.content, context)
  }
}

private protocol TouchAreaOwner: ViewNode {
  var rule: TouchAreaRule { get }
}

private final class TouchAreaItem: WrapperItem {
  private unowned let owner: any TouchAreaOwner

  init(_ owner: any TouchAreaOwner, content: LayoutItem) {
    self.owner = owner
    super.init(node: owner, content: content)
  }

  override var hasOwnPlace: Bool { true }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    guard let probe = pass.probe else { return content.drawContent(size, &pass) }
    switch owner.rule {
    case .content: content.drawContent(size, &pass)
    case .nothing: probe.blocked { content.drawContent(size, &pass) }
    case .name(let name):
      let place = TouchPlace(transform: pass.transform, size: size)
      probe.inside(name: AnyHashable(name), at: place) { content.drawContent(size, &pass) }
    case .shape(let shape):
      let path = shape.path(CGRect(origin: .zero, size: size))
      if probe.test(path, eoFill: shape.isEOFilled, pass.transform) {
        content.drawContent(size, &pass)
      } else {
        probe.blocked { content.drawContent(size, &pass) }
      }
    }
  }
}

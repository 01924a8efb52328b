/// How a view comes and goes.
///
/// The view is drawn as `body` says for each phase; what differs between the phases travels along the
/// animation with which the view is inserted or removed. Without an animation nothing is seen of it.
public protocol Transition: SendableMetatype {
  /// The view that `body` makes.
  associatedtype Body: View

  /// The form of `content` in `phase`.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The view that comes and goes.
  typealias Content = TransitionContent
}

/// The view that comes and goes, seen from within its transition.
public struct TransitionContent: View {
  let content: AnyView

  public var body: AnyView { content }
}

extension View {
  /// Lets this view come and go by `transition` where a condition, a loop or an identity puts it in
  /// or takes it away.
  public func transition(_ transition: some Transition) -> some View {
    TransitionView(content: self, transition: transition)
  }
}

/// A view with the way it comes and goes.
struct TransitionView<Content: View, T: Transition>: PrimitiveView {
  let content: Content
  let transition: T

  func makeNode(parent: ViewNode) -> NodeOf<Self> { TransitionNode(parent: parent) }
}

private final class TransitionNode<Content: View, T: Transition>:
  WrapperNode<TransitionView<Content, T>>
{
  override func update(_ view: TransitionView<Content, T>, _ context: UpdateContext) {
    if let identified = view.content.identity {
      let moved = identified.modified {
        AnyView(TransitionView<AnyView, T>(content: $0, transition: view.transition))
      }
      return updateContent(moved.erased, context)
    }
    let phase = context.transition?.phase ?? .identity
    context.transition?.claim()
    var inner = context
    inner.transition = nil
    let content = TransitionContent(content: AnyView(view.content))
    updateContent(view.transition.body(content: content, phase: phase), inner)
  }
}

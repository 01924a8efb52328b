public import Geometry

/// What of their geometry matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the views are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Ties the geometry of this view to that of the others with the same `id` in `namespace`.
  ///
  /// Of the views that are there, the one that is the source has its own place; the others, and those
  /// on their way out, are drawn at its. So when one view is put in while another with the same `id`
  /// is taken away, both fly from the old place to the new. Transforms around the views are not taken
  /// into account.
  ///
  /// `properties` says what is shared: position, size or both. Where it is one alone, `anchor` is the
  /// point of the views that is brought together.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    MatchedView(
      content: self,
      match: GeometryMatch(
        key: MatchKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }

}

/// What matched views have in common.
struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// How a view takes part in matching.
struct GeometryMatch {
  let key: MatchKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  /// Where a view at `own` has to be shown to match `source`.
  func frame(of own: CGRect, matching source: CGRect) -> CGRect {
    let size = properties.contains(.size) ? source.size : own.size
    let target = properties.contains(.position) ? source : own
    return CGRect(
      x: target.minX + (target.width - size.width) * anchor.x,
      y: target.minY + (target.height - size.height) * anchor.y,
      width: size.width, height: size.height)
  }
}

struct MatchedView<Content: View>: PrimitiveView {
  let content: Content
  let match: GeometryMatch

  func makeNode(parent: ViewNode) -> NodeOf<Self> { MatchedNode(self, parent: parent) }
}

/// Holds how the items of a view are matched.
final class MatchedNode<Content: View>: WrapperNode<MatchedView<Content>>, MatchOwner,
  GeometryGroupOwner
{
  private(set) var match: GeometryMatch
  private(set) var isLeaving = false
  private let wrappers = ItemWrappers<MatchedItem>()

  init(_ view: MatchedView<Content>, parent: ViewNode) {
    match = view.match
    super.init(parent: parent)
  }

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { MatchedItem(owner: self, content: $0) }
  }

  override func update(_ view: MatchedView<Content>, _ context: UpdateContext) {
    (match, isLeaving) = (view.match, context.isLeaving)
    updateContent(view.content, context)
  }
}

/// A node whose items are matched.
protocol MatchOwner: Invalidatable {
  var match: GeometryMatch { get }
  /// Whether the view is on its way out.
  var isLeaving: Bool { get }
}

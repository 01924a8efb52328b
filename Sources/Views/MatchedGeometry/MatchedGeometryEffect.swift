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

  /// Has this view's geometry animate as a whole.
  ///
  /// It does so in any case: places are relative to the parent's and animate there.
  public func geometryGroup() -> some View { self }
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

  /// How a view at `own` has to be moved and stretched to match `source`.
  func displacement(of own: CGRect, to source: CGRect) -> Displacement {
    let size = properties.contains(.size) ? source.size : own.size
    let target = properties.contains(.position) ? source : own
    let x = target.minX + target.width * anchor.x - size.width * anchor.x
    let y = target.minY + target.height * anchor.y - size.height * anchor.y
    return Displacement(
      origin: CGSize(width: x - own.minX, height: y - own.minY),
      size: CGSize(width: size.width - own.width, height: size.height - own.height))
  }
}

struct MatchedView<Content: View>: PrimitiveView {
  let content: Content
  let match: GeometryMatch

  func makeNode(parent: ViewNode) -> NodeOf<Self> { MatchedNode(self, parent: parent) }
}

/// Holds how the items of a view are matched.
final class MatchedNode<Content: View>: WrapperNode<MatchedView<Content>>, MatchOwner {
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
protocol MatchOwner: ViewNode {
  var match: GeometryMatch { get }
  /// Whether the view is on its way out.
  var isLeaving: Bool { get }
}

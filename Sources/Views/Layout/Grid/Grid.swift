public import Geometry

/// Views in rows and columns: each column as wide as its widest view, each row as high as its
/// highest.
///
///     Grid {
///       GridRow { Circle(); Rectangle() }
///       Divider()
///       GridRow { Rectangle().gridCellColumns(2) }
///     }
///
/// A view that stands outside of rows takes a whole row.
public struct Grid<Content: View>: View, PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// The rows of `content`, with gaps of 8 points unless given.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> {
    ContainerNode(parent: parent, content: \.content) { $0.layout.algorithm }
  }
}

/// The cells of one row of a grid; outside a grid, views taken together.
public struct GridRow<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// The views of `content`, one in each column, lined up by `alignment` or else as the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> { GridRowNode(parent: parent) }
}

private final class GridRowNode<Content: View>: WrapperNode<GridRow<Content>> {
  private var alignment: VerticalAlignment?
  private let wrappers = ItemWrappers<GridRowItem>()

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) {
      GridRowItem(self, alignment: { [unowned self] in alignment }, $0)
    }
  }

  override func update(_ view: GridRow<Content>, _ context: UpdateContext) {
    alignment = view.alignment
    updateContent(view.content, context)
  }
}

/// A cell that knows its row.
private final class GridRowItem: WrapperItem {
  private let alignment: () -> VerticalAlignment?

  init(_ row: ViewNode, alignment: @escaping () -> VerticalAlignment?, _ content: LayoutItem) {
    self.alignment = alignment
    super.init(node: row, content: content)
  }

  override var traits: LayoutTraits {
    var traits = content.traits
    traits.grid.row = ObjectIdentifier(node)
    traits.grid.rowAlignment = alignment()
    return traits
  }
}

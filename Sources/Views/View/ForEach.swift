/// A view for each element of a collection, told apart by the elements' identifiers.
///
/// A view keeps its state and its animations as long as its identifier stays in the collection,
/// wherever it moves to.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  PrimitiveView
{
  let data: Data
  let identifier: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// A view for each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
    identifier = { $0[keyPath: id] }
  }

  init(
    data: Data, identifier: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.identifier, self.content) = (data, identifier, content)
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> { ForEachNode(parent: parent) }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, identified by the element's `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of `data`.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  NodeOf<ForEach<Data, ID, Content>>
{
  private lazy var places = DynamicChildren<ID>(of: self, areIdentified: true)

  override var items: [LayoutItem] { places.items }

  override var children: [ViewNode] { places.presentNodes }

  override func update(_ view: ForEach<Data, ID, Content>, _ context: UpdateContext) {
    let contents = view.data.map { element in
      let content = view.content(element)
      let reconcile: DynamicChildNode.Content = { content.reconcile($0, parent: $1, $2) }
      return (key: view.identifier(element), content: reconcile)
    }
    places.update(contents, context)
  }

  override func tearDown() { places.tearDown() }
}

public import Geometry

/// Views side by side, from left to right.
public struct HStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// The views of `content` with `spacing` points between them, 8 unless given.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> {
    ContainerNode(parent: parent, stackAxis: .horizontal, content: \.content) {
      StackAlgorithm(axis: .horizontal, alignment: $0.alignment.key, spacing: $0.spacing)
    }
  }
}

/// Views one below the other.
public struct VStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// The views of `content` with `spacing` points between them, 8 unless given.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> {
    ContainerNode(parent: parent, stackAxis: .vertical, content: \.content) {
      StackAlgorithm(axis: .vertical, alignment: $0.alignment.key, spacing: $0.spacing)
    }
  }
}

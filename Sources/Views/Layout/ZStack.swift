import Geometry

/// Views on top of one another, later ones in front.
public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// The views of `content`, lined up by `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> {
    ContainerNode(parent: parent, content: \.content) { ZStackAlgorithm(alignment: $0.alignment) }
  }
}

/// All views are offered what the stack is offered; the stack is as large as the largest of them.
struct ZStackAlgorithm: ContainerAlgorithm {
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize {
    children.reduce(into: CGSize.zero) { result, child in
      let size = child.sizeThatFits(proposal)
      result.width = max(result.width, size.width)
      result.height = max(result.height, size.height)
    }
  }

  func place(_ children: [LayoutItem], in size: CGSize, _ pass: LayoutPass) {
    for child in children {
      let childSize = child.sizeThatFits(ProposedViewSize(size))
      child.place(at: alignment.origin(of: childSize, in: size), size: childSize, pass)
    }
  }
}

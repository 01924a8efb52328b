public import Geometry

/// Views one below the other at their ideal heights, as wide as what is offered.
///
/// The name is SwiftUI's; all views are made at once.
public struct LazyVStack<Content: View>: View, PrimitiveView {
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
      LazyStackAlgorithm(axis: .vertical, alignment: $0.alignment.key, spacing: $0.spacing)
    }
  }
}

/// Views side by side at their ideal widths, as high as what is offered.
///
/// The name is SwiftUI's; all views are made at once.
public struct LazyHStack<Content: View>: View, PrimitiveView {
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
      LazyStackAlgorithm(axis: .horizontal, alignment: $0.alignment.key, spacing: $0.spacing)
    }
  }
}

/// A stack whose children take their ideal lengths and which takes all the breadth there is.
struct LazyStackAlgorithm: ContainerAlgorithm {
  private let stack: StackAlgorithm

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    stack = StackAlgorithm(axis: axis, alignment: alignment, spacing: spacing)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize {
    let size = stack.sizeThatFits(ideal(proposal), children: children)
    let breadth = proposal[stack.axis.across] ?? size[stack.axis.across]
    return CGSize(length: size[stack.axis], breadth: breadth, along: stack.axis)
  }

  func placements(of children: [LayoutItem], in space: LayoutSpace) -> [Placement] {
    let proposal = ideal(space.proposal)
    let inner = LayoutSpace(
      stack.sizeThatFits(proposal, children: children), proposal: proposal)
    func guide(_ size: CGSize) -> CGFloat {
      ViewDimensions(nil, size: size, proposal: proposal)[stack.alignment]
    }
    let shift = guide(space.size) - guide(inner.size)
    return stack.placements(of: children, in: inner).map { placement in
      var placement = placement
      let origin = placement.frame.origin
      placement.frame.origin = CGPoint(
        length: origin[stack.axis], breadth: origin[stack.axis.across] + shift, along: stack.axis)
      return placement
    }
  }

  private func ideal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(length: nil, breadth: proposal[stack.axis.across], along: stack.axis)
  }
}

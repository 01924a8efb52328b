import Geometry
import Typography

/// A text in the layout.
final class TextItem: LayoutItem {
  private unowned let owner: TextNode

  init(_ owner: TextNode) {
    self.owner = owner
    super.init(node: owner)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    owner.current?.size(for: proposal) ?? .zero
  }

  private static let baselines: Set<AlignmentKey> = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  override var explicitGuides: ExplicitGuides { .some(Self.baselines) }

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard Self.baselines.contains(key), let layer = owner.current, layer.path == nil else {
      return nil
    }
    let layout = layer.set.layout(for: proposal)
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    return isFirst ? layout.firstBaseline : layout.lastBaseline
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    owner.layout(for: pass.proposal)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) { owner.draw(size, &pass) }
}

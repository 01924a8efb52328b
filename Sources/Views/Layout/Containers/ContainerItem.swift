import Geometry

/// The item of a container.
final class ContainerItem: LayoutItem {
  /// The items of the content as they are now.
  var children: () -> [LayoutItem] = { [] }
  var algorithm: (any ContainerAlgorithm)?
  /// The children as of the last layout, back to front.
  private(set) var drawn: [LayoutItem] = []
  private var content = ContainerContent()

  override var hasOwnPlace: Bool { false }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    algorithm?.sizeThatFits(proposal, children: currentContent().present) ?? .zero
  }

  override var spacing: ViewSpacing {
    algorithm?.spacing(children: currentContent().present) ?? ViewSpacing()
  }

  override var explicitGuides: ExplicitGuides {
    algorithm?.placesAllGuides == true ? .all : currentContent().guides
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let algorithm else { return nil }
    let space = LayoutSpace(size, proposal: proposal)
    let present = currentContent().present
    if let own = algorithm.explicitAlignment(key, children: present, in: space) { return own }
    let placements = algorithm.placements(of: present, in: space)
    return key.combined(zip(present, placements).compactMap { $0.explicitAlignment(key, in: $1) })
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    let content = currentContent()
    let space = LayoutSpace(size, proposal: pass.proposal)
    let placements = algorithm?.placements(of: content.present, in: space) ?? []
    drawn = content.drawingOrder
    for (child, placement) in zip(content.present, placements) { child.place(placement, pass) }
    for child in content.leaving { child.keepPlace(pass) }
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    for child in drawn { child.draw(&pass) }
  }

  /// The children of now, collected once after each change.
  private func currentContent() -> ContainerContent {
    if content.stamp < node.layoutStamp {
      content = ContainerContent(children(), stamp: node.stage.layoutStamp)
    }
    return content
  }
}

/// The children of a container at a time.
private struct ContainerContent {
  /// The stage's stamp when the children were collected.
  var stamp = -1
  var leaving: [LayoutItem] = []
  var present: [LayoutItem] = []
  /// The guides that the present children place themselves.
  var guides = ExplicitGuides.none

  init() {}

  init(_ all: [LayoutItem], stamp: Int) {
    self.stamp = stamp
    (present, leaving) = (all.filter(\.isPresent), all.filter { !$0.isPresent })
    for child in present { guides.formUnion(child.explicitGuides) }
  }

  /// Leaving items come first, in the order in which they left; then all are sorted by index.
  var drawingOrder: [LayoutItem] {
    let behind = leaving.sorted { ($0.traits.removalOrder ?? 0) < ($1.traits.removalOrder ?? 0) }
    let indexed = (behind + present).enumerated().map {
      ($0.offset, $0.element.traits.zIndex, $0.element)
    }
    return indexed.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.2)
  }
}

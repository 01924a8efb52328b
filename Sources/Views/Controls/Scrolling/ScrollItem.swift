import Drawing
import Geometry

/// The item of a view whose content scrolls.
final class ScrollItem: LayoutItem {
  private unowned let owner: any ScrollTarget
  private let surface: ScrollSurface
  let container: ContainerItem
  var settings = ScrollSettings()
  var pages: ScrollPages? { didSet { turner.pages = pages } }
  private lazy var turner = PageTurner(surface)

  init(_ owner: any ScrollTarget, _ surface: ScrollSurface) {
    (self.owner, self.surface, container) = (owner, surface, ContainerItem(node: owner))
    super.init(node: owner)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if pages != nil {
      let one = pageItems.first?.size(proposal) ?? .zero
      return CGSize(
        width: proposal.width ?? one.width, height: proposal.height ?? one.height)
    }
    let content = container.size(offer(proposal))
    return CGSize(
      width: surface.isFree(.horizontal) ? proposal.width ?? content.width : content.width,
      height: surface.isFree(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// What the content is offered: no limit along the axes that it moves along.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    guard pages == nil else { return offer }
    for axis in Axis.allCases where surface.isFree(axis) { offer[axis] = nil }
    return offer
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    let proposal = offer(ProposedViewSize(size))
    let content = container.size(proposal)
    surface.fit(viewport: size, content: content, pass)
    turner.turn(pageItems, pass)
    let origin = CGPoint(
      x: surface.isFree(.horizontal) ? 0 : (size.width - content.width) / 2,
      y: surface.isFree(.vertical) ? 0 : (size.height - content.height) / 2)
    surface.mark.outer = pass.scrollMark
    container.place(
      at: origin, size: content, proposal: proposal,
      pass.isolated().scrolled(by: surface.shown(at: pass.time), surface.mark))
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    guard let probe = pass.probe else { return drawShown(size, &pass) }
    let frame = Path(CGRect(origin: .zero, size: size))
    let place = TouchPlace(transform: pass.transform, size: size)
    probe.note(scroll: owner, place)
    probe.inside(owner, at: place, hidesContent: false) {
      // The gaps between the views belong to the surface, and nothing outside of it can be touched.
      if probe.test(frame, eoFill: false, pass.transform) || !settings.isClipped {
        drawShown(size, &pass)
      } else {
        probe.blocked { drawShown(size, &pass) }
      }
    }
  }

  private func drawShown(_ size: CGSize, _ pass: inout DrawPass) {
    let shown = surface.shown(at: pass.time)
    let frame = CGRect(origin: .zero, size: size)
    let clip = settings.isClipped ? DrawingNode.Clip(Path(frame), style: FillStyle()) : nil
    pass.group(clip: clip) {
      $0.group(transform: CGAffineTransform(translationX: -shown.x, y: -shown.y)) {
        $0.isolated { container.draw(&$0) }
      }
    }
    if settings.showsIndicators { ScrollIndicators.draw(surface, in: size, &pass) }
    if let pages { PageDots(pages: pages, count: pageItems.count).draw(turner, in: size, &pass) }
  }
}

extension ScrollItem {
  private var pageItems: [LayoutItem] {
    pages == nil ? [] : container.children().filter(\.isPresent)
  }

  /// Where the content is to come to rest along an axis; nil leaves it to its course.
  func wantedOffset(_ release: ScrollRelease, along axis: Axis) -> Double? {
    if pages != nil { return release.page }
    return settings.behavior?.restingOffset(release) {
      container.scrollTargets.compactMap { owner.frame(of: $0)?.origin[axis].native }
    }
  }

  /// Notes which page the content has been let go to.
  func didSettle() { turner.didSettle(pageItems) }
}

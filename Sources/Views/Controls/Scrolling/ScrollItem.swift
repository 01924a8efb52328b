import Drawing
import Geometry

/// The item of a view whose content scrolls.
final class ScrollItem: LayoutItem {
  private unowned let owner: any ScrollingNode
  private let surface: ScrollSurface
  let container: ContainerItem
  var settings = ScrollSettings()
  var pages: ScrollPages? { didSet { turner.pages = pages } }
  private var hasBegun = false
  private lazy var turner = PageTurner(surface)

  init(_ owner: any ScrollingNode, _ surface: ScrollSurface) {
    (self.owner, self.surface, container) = (owner, surface, ContainerItem(node: owner))
    super.init(node: owner)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if pages != nil {
      let one = pageItems.first?.size(proposal) ?? .zero
      return CGSize(
        width: proposal.width ?? one.width, height: proposal.height ?? one.height)
    }
    let margins = settings.margins
    let content = withMargins(margins, container.size(offer(proposal, margins)))
    return CGSize(
      width: surface.isFree(.horizontal) ? proposal.width ?? content.width : content.width,
      height: surface.isFree(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// What the content is offered: no limit along the axes that it moves along.
  private func offer(_ proposal: ProposedViewSize, _ margins: EdgeInsets) -> ProposedViewSize {
    var offer = proposal
    guard pages == nil else { return offer }
    for axis in Axis.allCases {
      let margin = margins.length(along: axis)
      offer[axis] = surface.isFree(axis) ? nil : proposal[axis].map { max($0 - margin, 0) }
    }
    return offer
  }

  /// The size of the content with the margins around it.
  private func withMargins(_ margins: EdgeInsets, _ content: CGSize) -> CGSize {
    guard pages == nil else { return content }
    return CGSize(
      width: content.width + margins.length(along: .horizontal),
      height: content.height + margins.length(along: .vertical))
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    surface.margins =
      pages == nil ? margins(CGRect(origin: pass.origin, size: size), pass) : EdgeInsets()
    surface.setContainer(size)
    let proposal = offer(ProposedViewSize(size), surface.margins)
    let content = container.size(proposal)
    let whole = withMargins(surface.margins, content)
    surface.fit(viewport: size, content: whole, pass)
    begin()
    turner.turn(pageItems, pass)
    let origin = CGPoint(
      x: surface.margins.leading
        + (surface.isFree(.horizontal) ? 0 : (size.width - whole.width) / 2),
      y: surface.margins.top + (surface.isFree(.vertical) ? 0 : (size.height - whole.height) / 2))
    surface.mark.outer = pass.scrollMark
    container.place(at: origin, size: content, proposal: proposal, inner(pass, size))
  }

  /// Shows the part of the content that is to be seen first.
  private func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    guard let anchor = settings.anchor, pages == nil else { return }
    let (x, y) = (surface.horizontal.limit, surface.vertical.limit)
    surface.move(to: CGPoint(x: anchor.x * x, y: anchor.y * y), Transaction())
  }

  /// The margins around the content of a view at `place`: those asked for, and what isn't safe.
  private func margins(_ place: CGRect, _ pass: LayoutPass) -> EdgeInsets {
    guard let unsafe = pass.safeArea?.overlap(with: place) else { return settings.margins }
    var margins = settings.margins
    for edge in Edge.allCases { margins[edge] += unsafe[edge] }
    return margins
  }

  private func inner(_ pass: LayoutPass, _ size: CGSize) -> LayoutPass {
    let frame = CGRect(origin: pass.origin, size: size)
    var inner = pass.isolated().scrolled(by: surface.shown(at: pass.time), surface.mark)
    for axis in [nil] + Axis.allCases.filter(surface.isFree) {
      let name = AnyHashable(ScrollSpaceName(axis: axis))
      inner.spaces.append(CoordinateSpacePlace(name: name, frame: frame))
    }
    return inner
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
    return settings.behavior?.restingOffset(context(release, axis))
  }

  private func context(_ release: ScrollRelease, _ axis: Axis) -> ScrollTargetBehaviorContext {
    let (x, y) = (surface.horizontal, surface.vertical)
    let viewport = CGSize(width: x.viewport, height: y.viewport)
    var origin = CGPoint(x: x.offset, y: y.offset)
    origin[axis] = CGFloat(release.from)
    return ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: origin, size: viewport)),
      velocity: CGVector(
        dx: axis == .horizontal ? release.velocity : 0,
        dy: axis == .vertical ? release.velocity : 0),
      contentSize: CGSize(width: x.content, height: y.content), containerSize: viewport,
      axes: surface.axes, axis: axis, release: release
    ) { [unowned self] in
      container.scrollTargets.compactMap { owner.frame(of: $0)?.origin[axis].native }
    }
  }

  /// Notes which page the content has been let go to.
  func didSettle() { turner.didSettle(pageItems) }
}

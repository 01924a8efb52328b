public import Geometry

extension View {
  /// Puts this view in a frame whose lengths keep within limits.
  ///
  /// With a least or a greatest length the frame takes what it is offered within them; without, it
  /// follows the view. The ideal length is what it takes when nothing is offered. Lengths that are
  /// negative or not numbers are disregarded; where limits contradict each other the lesser one is
  /// raised; a diagnostic says so.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    LayoutModifiedView(
      content: self,
      modifier: FlexibleFrame(
        horizontal: LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}

private struct FlexibleFrame: LayoutModifier {
  let horizontal: LengthLimits
  let vertical: LengthLimits
  let alignment: Alignment

  var fault: String? { horizontal.fault ?? vertical.fault }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    let (width, height) = (
      horizontal.length(offered: proposal.width), vertical.length(offered: proposal.height)
    )
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(
      ProposedViewSize(
        width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height)))
    return CGSize(
      width: width ?? horizontal.length(of: size.width, offered: proposal.width),
      height: height ?? vertical.length(of: size.height, offered: proposal.height))
  }

  func placement(of content: LayoutItem, in space: LayoutSpace) -> Placement {
    content.aligned(alignment, in: space.size, proposal: ProposedViewSize(space.size))
  }
}

/// The limits of a frame in one direction.
private struct LengthLimits {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?
  let fault: String?

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let given = [min, ideal, max]
    let possible = given.map { $0.flatMap { $0 >= 0 ? $0 : nil } }
    var known = [possible[0].flatMap(\.physicalLength), possible[1], possible[2]]
    known[1] = known[1].flatMap(\.physicalLength)
    let valid = known
    known[1] = known[1].map { Swift.max($0, known[0] ?? 0) }
    known[2] = known[2].map { Swift.max($0, known[1] ?? known[0] ?? 0) }
    (self.min, self.ideal, self.max) = (known[0], known[1], known[2])
    if valid != given {
      fault = "invalid frame dimension (negative or non-finite); it is disregarded"
    } else {
      fault =
        valid == known
        ? nil : "contradictory frame constraints; the least length counts first, then the ideal"
    }
  }

  /// The frame's length where it doesn't depend on the content.
  func length(offered: CGFloat?) -> CGFloat? {
    guard let offered else { return ideal }
    guard min != nil, max != nil else { return nil }
    return clamped(offered)
  }

  /// The frame's length around a content of `length`.
  func length(of length: CGFloat, offered: CGFloat?) -> CGFloat {
    if min != nil, max != nil { return clamped(length) }
    if let min { return Swift.max(Swift.min(clamped(offered ?? .infinity), length), min) }
    if let max { return Swift.min(Swift.max(offered.map(clamped) ?? -.infinity, length), max) }
    return length
  }

  /// What the content is offered where the frame is offered a length.
  func offer(_ length: CGFloat?) -> CGFloat? { (length ?? ideal).map(clamped) }

  private func clamped(_ length: CGFloat) -> CGFloat {
    Swift.max(Swift.min(length, max ?? .infinity), min ?? 0)
  }
}

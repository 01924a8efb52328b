import Geometry

extension LayoutItem {
  /// The size with its lengths made possible ones: none negative, none infinite but to an infinite
  /// offer.
  func physical(_ size: CGSize, offered proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: physical(size.width, "width", offered: proposal.width),
      height: physical(size.height, "height", offered: proposal.height))
  }

  private func physical(_ length: CGFloat, _ name: String, offered: CGFloat?) -> CGFloat {
    if length >= 0, length.isFinite || offered == .infinity { return length }
    if length > 0 {
      node.stage.report(
        "the \(name) is infinite and the offer isn't; it takes what it is offered, else 10",
        at: node)
      return offered ?? 10
    }
    node.stage.report("the \(name) is \(length); it counts as 0", at: node)
    return 0
  }

  /// The frame with its numbers made possible ones: finite, no length negative.
  func physical(_ frame: CGRect) -> CGRect {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    if numbers.allSatisfy(\.isFinite), numbers[2] >= 0, numbers[3] >= 0 { return frame }
    node.stage.report(
      "the frame has x \(numbers[0]), y \(numbers[1]), width \(numbers[2]), height \(numbers[3]); "
        + "numbers that aren't finite count as 0, and so do negative lengths", at: node)
    let finite = numbers.map { $0.isFinite ? $0 : 0 }
    return CGRect(x: finite[0], y: finite[1], width: max(finite[2], 0), height: max(finite[3], 0))
  }
}

extension ProposedViewSize {
  /// The offer as it can be met: lengths that aren't numbers are none, negative ones are 0.
  var physical: ProposedViewSize {
    ProposedViewSize(width: width.flatMap(possible), height: height.flatMap(possible))
  }

  private func possible(_ length: CGFloat) -> CGFloat? { length.isNaN ? nil : max(length, 0) }
}

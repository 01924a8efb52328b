import Geometry

/// The answers that an item has given, as long as nothing in it has changed.
///
/// A container asks a child a handful of times in a layout, with few different offers; without this
/// each level of nested stacks would multiply the questions.
struct SizeCache {
  private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var stamp = -1

  /// An answer given after the change `since`.
  mutating func size(for proposal: ProposedViewSize, since change: Int) -> CGSize? {
    guard stamp >= change else {
      answers.removeAll(keepingCapacity: true)
      return nil
    }
    return answers.first { $0.proposal == proposal }?.size
  }

  mutating func keep(_ size: CGSize, for proposal: ProposedViewSize, stamp: Int) {
    if answers.isEmpty { self.stamp = stamp }
    if answers.count >= 16 { answers.removeFirst() }
    answers.append((proposal, size))
  }
}

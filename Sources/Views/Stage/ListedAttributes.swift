/// Attributes that are let go of when they have arrived, or are no more.
///
/// They aren't held here, and leave the list themselves when they go: a weak reference to each would
/// make every other reference to it slower.
final class ListedAttributes {
  private var entries: [Unmanaged<RunningAttribute>] = []

  var isEmpty: Bool { entries.isEmpty }
  var all: [RunningAttribute] { entries.map { $0.takeUnretainedValue() } }

  /// When the last of them will have arrived.
  var end: Double { all.reduce(0) { max($0, $1.removalTime ?? 0) } }

  /// Lists an attribute that is on no list.
  func add(_ attribute: RunningAttribute) {
    guard attribute.listing == nil else { return }
    attribute.listing = RunningAttribute.Listing(list: self, index: entries.count)
    entries.append(.passUnretained(attribute))
  }

  /// Takes what stands at an index off the list.
  func remove(at index: Int) {
    let last = entries.removeLast()
    guard index < entries.count else { return }
    entries[index] = last
    last._withUnsafeGuaranteedRef { $0.listing?.index = index }
  }

  func drop(at time: Double) {
    for attribute in all where !attribute.isRunning(at: time) { attribute.leaveList() }
  }
}

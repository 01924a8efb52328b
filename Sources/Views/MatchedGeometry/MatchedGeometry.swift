import Geometry

/// The matched items of a stage, by what they have in common.
final class MatchedGeometry {
  private struct Member {
    weak var item: MatchedItem?
  }

  private struct Group {
    var members: [Member] = []
    weak var source: MatchedItem?
    /// Where the source was shown when it was one last.
    var lastFrame: CGRect?
    /// Whether something may have got another place since the group was resolved.
    var isOutdated = false
  }

  private var groups: [MatchKey: Group] = [:]
  private var order: [MatchKey] = []

  func removeAll() { (groups, order) = ([:], []) }

  /// Takes up an item that has just got its place.
  func add(_ item: MatchedItem) {
    let key = item.match.key
    if groups[key] == nil { order.append(key) }
    if groups[key]?.members.contains(where: { $0.item === item }) != true {
      groups[key, default: Group()].members.append(Member(item: item))
    }
    groups[key]?.isOutdated = true
  }

  /// Brings the items of each group to their source, after a layout.
  ///
  /// That places what is in them, which may be matched in turn: groups are resolved until none has
  /// changed, or each has had so many turns that they must be going round in circles.
  func resolve(_ pass: LayoutPass) {
    for key in order { groups[key]?.isOutdated = true }
    var turns = 0
    while turns < 2 * order.count, let key = order.first(where: { groups[$0]?.isOutdated == true })
    {
      turns += 1
      groups[key]?.isOutdated = false
      if let group = groups[key] { groups[key] = resolved(group, key, pass) }
    }
    order.removeAll { groups[$0]?.members.isEmpty == true }
    groups = groups.filter { !$0.value.members.isEmpty }
  }

  private func resolved(_ group: Group, _ key: MatchKey, _ pass: LayoutPass) -> Group {
    var group = group
    group.members.removeAll { $0.item?.match.key != key }
    let items = group.members.compactMap(\.item)
    let sources = items.filter(\.isSource)
    if sources.count > 1 { report(sources) }
    guard let source = sources.last, let frame = source.own else {
      for item in items { item.match(to: item.isSettled ? item.target : nil, nil, pass) }
      return group
    }
    if group.source !== source, !source.isSettled {
      let old = group.source?.frameShown(at: pass.time) ?? group.lastFrame
      if let old { source.match(to: old, Transaction(), pass) }
    }
    source.match(to: nil, nil, pass)
    for item in items where item !== source { item.match(to: frame, nil, pass) }
    (group.source, group.lastFrame) = (source, frame)
    return group
  }

  private func report(_ sources: [MatchedItem]) {
    guard let item = sources.last else { return }
    item.node.stage.report(
      "\(sources.count) views are the source of the matched geometry \"\(item.match.key.id)\"; "
        + "the last one counts", at: item.node)
  }
}

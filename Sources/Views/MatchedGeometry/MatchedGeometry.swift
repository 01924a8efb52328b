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
  }

  /// Brings the items of each group to their source, after a layout.
  func resolve(_ pass: LayoutPass) {
    for key in order { groups[key].map { groups[key] = resolved($0, key, pass) } }
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
      for item in items where !item.isSettled { item.match(to: Displacement(), nil, pass) }
      return group
    }
    if group.source !== source, !source.isSettled {
      takeOver(from: group.source?.shownFrame(at: pass.time) ?? group.lastFrame, source, pass)
    }
    source.match(to: Displacement(), nil, pass)
    for item in items where item !== source {
      guard let own = item.own else { continue }
      item.match(to: item.match.displacement(of: own, to: frame), nil, pass)
    }
    (group.source, group.lastFrame) = (source, frame)
    return group
  }

  /// Has a new source begin where the one before it is shown.
  private func takeOver(from old: CGRect?, _ source: MatchedItem, _ pass: LayoutPass) {
    guard let old, let own = source.own else { return }
    source.match(to: source.match.displacement(of: own, to: old), Transaction(), pass)
  }

  private func report(_ sources: [MatchedItem]) {
    guard let item = sources.last else { return }
    item.node.stage.report(
      "\(sources.count) views are the source of the matched geometry \"\(item.match.key.id)\"; "
        + "the last one counts", at: item.node)
  }
}

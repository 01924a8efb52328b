import Geometry

/// Where scrolled content comes to rest after a drag.
public struct ScrollTargetBehavior: Sendable, Hashable {
  private enum Kind { case paging, viewAligned }

  private let kind: Kind

  /// At whole pages of the viewport's length, at most one further than before.
  public static let paging = ScrollTargetBehavior(kind: .paging)
  /// Where one of the views of the content's `scrollTargetLayout` begins.
  public static let viewAligned = ScrollTargetBehavior(kind: .viewAligned)
}

extension ScrollTargetBehavior {
  /// Where content that a finger has let go is to come to rest; nil leaves it to its course.
  ///
  /// `starts` says where the views begin that it may be aligned with.
  func restingOffset(_ release: ScrollRelease, starts: () -> [Double]) -> Double? {
    switch kind {
    case .paging: release.page
    case .viewAligned:
      starts().min { abs($0 - release.projected) < abs($1 - release.projected) }
    }
  }
}

extension ScrollRelease {
  /// The offset of the page nearest to where the finger was going.
  var page: Double? {
    guard length > 0 else { return nil }
    let first = (from / length).rounded()
    let aim = ((offset + velocity / 4) / length).rounded()
    return min(max(aim, first - 1), first + 1) * length
  }
}

extension LayoutItem {
  /// The views of the first stack in here whose views are to be rested at.
  var scrollTargets: [LayoutItem] {
    if traits.isScrollTargetLayout { return innerItems }
    guard let container = self as? ContainerItem else {
      return (self as? WrapperItem)?.content.scrollTargets ?? []
    }
    return container.drawn.lazy.map(\.scrollTargets).first { !$0.isEmpty } ?? []
  }

  private var innerItems: [LayoutItem] {
    if let container = self as? ContainerItem { return container.drawn.filter(\.isPresent) }
    return (self as? WrapperItem)?.content.innerItems ?? []
  }
}

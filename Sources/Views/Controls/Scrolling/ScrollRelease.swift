import Geometry

/// Content as a finger lets it go.
struct ScrollRelease {
  /// The offset at which the finger grabbed it.
  let from: Double
  let offset: Double
  /// In points a second.
  let velocity: Double
  /// The length of the viewport.
  let length: Double

  /// The offset at which it would come to rest.
  var projected: Double { offset + ScrollMotion.reach(velocity) }

  /// The offset of the page nearest to where the finger was going.
  var page: Double? {
    guard length > 0 else { return nil }
    let first = (from / length).rounded()
    let aim = ((offset + velocity / 4) / length).rounded()
    return min(max(aim, first - 1), first + 1) * length
  }
}

/// A behavior without its type; all are the same as long as the type is.
struct AnyScrollTargetBehavior: Equatable {
  private let behavior: any ScrollTargetBehavior

  init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }

  static func == (left: Self, right: Self) -> Bool {
    type(of: left.behavior) == type(of: right.behavior)
  }

  /// Where content comes to rest along the axis at hand; nil leaves it to its course.
  func restingOffset(_ context: ScrollTargetBehaviorContext) -> Double? {
    let axis = context.axis
    var target = context.originalTarget
    target.rect.origin[axis] = CGFloat(context.release.projected)
    let before = target
    behavior.updateTarget(&target, context: context)
    guard target != before else { return nil }
    let anchor = target.anchor ?? .topLeading
    let share: CGFloat = axis == .horizontal ? anchor.x : anchor.y
    let overhang: CGFloat = target.rect.size[axis] - context.containerSize[axis]
    let offset: CGFloat = target.rect.origin[axis] + share * overhang
    return Double(offset)
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

public import Geometry

/// Where scrolled content comes to rest after a drag.
public protocol ScrollTargetBehavior: SendableMetatype {
  /// What is known of the scroll view when the finger lets go.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the content comes to rest; at first that is where its speed would carry it.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of the content that a scroll view comes to show.
public struct ScrollTarget: Hashable, Sendable {
  /// In coordinates of the content.
  public var rect: CGRect
  /// The point of the part that is brought to that of the scroll view; nil for the top leading one.
  public var anchor: UnitPoint?
}

/// What is known of a scroll view when a finger lets go of its content.
public struct ScrollTargetBehaviorContext {
  /// What was shown when the finger took hold of it.
  public let originalTarget: ScrollTarget
  /// In points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The size of what is shown.
  public let containerSize: CGSize
  /// The directions in which the content moves.
  public let axes: Axis.Set
  /// The direction at hand; each is decided upon by itself.
  let axis: Axis
  let release: ScrollRelease
  /// Where the views begin that the content may be aligned with.
  let starts: () -> [Double]
}

/// At whole pages of the viewport's length, at most one further than before.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if let page = context.release.page { target.rect.origin[context.axis] = CGFloat(page) }
  }
}

/// Where one of the views of the content's `scrollTargetLayout` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let aim = target.rect.origin[context.axis].native
    let nearest = context.starts().min { abs($0 - aim) < abs($1 - aim) }
    if let nearest { target.rect.origin[context.axis] = CGFloat(nearest) }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages of the viewport's length, at most one further than before.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Where one of the views of the content's `scrollTargetLayout` begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

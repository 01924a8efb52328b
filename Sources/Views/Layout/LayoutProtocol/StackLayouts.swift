public import Geometry
public import Motion

/// A layout that is one of the algorithms that the stage's own containers use.
protocol BuiltInLayout: Layout where Cache == Void {
  associatedtype Algorithm: ContainerAlgorithm
  var algorithm: Algorithm { get }
}

extension BuiltInLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    algorithm.sizeThatFits(proposal, children: subviews.map(\.item))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let space = LayoutSpace(bounds.size, proposal: proposal)
    let placements = algorithm.placements(of: subviews.map(\.item), in: space)
    for (subview, placement) in zip(subviews, placements) {
      let origin = placement.frame.origin
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: placement.proposal)
    }
  }

  public func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    algorithm.spacing(children: subviews.map(\.item))
  }
}

/// The layout of `HStack`.
public struct HStackLayout: BuiltInLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide that is lined up.
  public var alignment: VerticalAlignment
  /// The gap between neighbours; nil leaves it to them.
  public var spacing: CGFloat?

  /// Views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties { .along(.horizontal) }

  var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}

/// The layout of `VStack`.
public struct VStackLayout: BuiltInLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide that is lined up.
  public var alignment: HorizontalAlignment
  /// The gap between neighbours; nil leaves it to them.
  public var spacing: CGFloat?

  /// Views one below the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties { .along(.vertical) }

  var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}

/// The layout of `ZStack`.
public struct ZStackLayout: BuiltInLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The point that is lined up.
  public var alignment: Alignment

  /// Views on top of one another.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var algorithm: ZStackAlgorithm { ZStackAlgorithm(alignment: alignment) }
}

/// The layout of `Grid`.
public struct GridLayout: BuiltInLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The point of the cells that is lined up.
  public var alignment: Alignment
  /// The gap between columns; 8 unless given.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows; 8 unless given.
  public var verticalSpacing: CGFloat?

  /// Views in rows and columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  var algorithm: GridAlgorithm {
    GridAlgorithm(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

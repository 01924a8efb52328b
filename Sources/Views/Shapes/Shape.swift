public import Geometry
public import Motion

/// An outline that fits itself into a rectangle.
///
/// A shape with `animatableData` is asked for its path in each frame while the data travels.
public protocol Shape: Animatable, View, Sendable {
  /// What the shape is for: to be filled, unless it says otherwise.
  static var role: ShapeRole { get }

  /// The outline of the shape in `rect`.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes when `proposal` is offered.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for.
public enum ShapeRole: Sendable, Hashable {
  /// Its inside is seen.
  case fill
  /// It is a line.
  case stroke
  /// It separates other views.
  case separator
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public var body: FillShapeView<Self, ForegroundStyle, EmptyView> { fill(ForegroundStyle()) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its edge moved in by `amount` points; out, when that is negative.
  func inset(by amount: CGFloat) -> InsetShape
}

import Geometry

/// A place along a view's width that containers line up.
public struct HorizontalAlignment: Sendable, Hashable {
  let fraction: CGFloat

  public static let leading = HorizontalAlignment(fraction: 0)
  public static let center = HorizontalAlignment(fraction: 0.5)
  public static let trailing = HorizontalAlignment(fraction: 1)
}

/// A place along a view's height that containers line up.
public struct VerticalAlignment: Sendable, Hashable {
  let fraction: CGFloat

  public static let top = VerticalAlignment(fraction: 0)
  public static let center = VerticalAlignment(fraction: 0.5)
  public static let bottom = VerticalAlignment(fraction: 1)
}

/// A point of a view that containers line up.
public struct Alignment: Sendable, Hashable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  /// The point where the two alignments meet.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  /// Where a content of size `inner` begins in a container of size `outer`.
  func origin(of inner: CGSize, in outer: CGSize) -> CGPoint {
    CGPoint(
      x: (outer.width - inner.width) * horizontal.fraction,
      y: (outer.height - inner.height) * vertical.fraction)
  }
}

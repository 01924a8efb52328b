/// The style that views are drawn in when they name none: what `foregroundStyle` set, or else black on
/// light and white on dark surroundings.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.foregroundStyle(rank: 0)
  }
}

/// A rank of the foreground style, the later the paler.
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  private let rank: Int

  private init(rank: Int) { self.rank = rank }

  public static let primary = HierarchicalShapeStyle(rank: 0)
  public static let secondary = HierarchicalShapeStyle(rank: 1)
  public static let tertiary = HierarchicalShapeStyle(rank: 2)
  public static let quaternary = HierarchicalShapeStyle(rank: 3)
  public static let quinary = HierarchicalShapeStyle(rank: 4)

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.foregroundStyle(rank: rank)
  }

  /// How opaque a rank of one style is in comparison with the first.
  static func opacity(ofRank rank: Int) -> Double { [1, 0.5, 0.25, 0.18, 0.12][min(rank, 4)] }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that views are drawn in when they name none.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first rank of the foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second rank of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third rank of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth rank of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth rank of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The second rank of this style.
  public var secondary: some ShapeStyle { ranked(1) }
  /// The third rank of this style.
  public var tertiary: some ShapeStyle { ranked(2) }
  /// The fourth rank of this style.
  public var quaternary: some ShapeStyle { ranked(3) }
  /// The fifth rank of this style.
  public var quinary: some ShapeStyle { ranked(4) }

  private func ranked(_ rank: Int) -> ModifiedShapeStyle<Self> {
    let opacity = HierarchicalShapeStyle.opacity(ofRank: rank)
    return ModifiedShapeStyle(self) { style, _ in style.opacity *= opacity }
  }
}

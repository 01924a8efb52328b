public import Geometry

/// Parts of a screen that something may cover; a canvas has none.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  /// The parts whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// This view as it is: a canvas has no safe area to reach beyond.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// This view as it is: a canvas has no safe area to reach beyond.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

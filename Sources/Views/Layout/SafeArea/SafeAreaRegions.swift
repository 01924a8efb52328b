/// Parts of a screen that something may cover.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  /// The parts whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The darkness of a face on OpenType's scale from 1 to 1000; regular is 400.
public struct FontWeight: Sendable, Hashable, Comparable {
  /// From 1 to 1000.
  public let value: Double

  /// The weight of that value, brought into range; NaN is regular.
  public init(_ value: Double) { self.value = value.isNaN ? 400 : min(max(value, 1), 1000) }

  // SwiftUI's names for OpenType's steps.
  public static let ultraLight = FontWeight(100)
  public static let thin = FontWeight(200)
  public static let light = FontWeight(300)
  public static let regular = FontWeight(400)
  public static let medium = FontWeight(500)
  public static let semibold = FontWeight(600)
  public static let bold = FontWeight(700)
  public static let heavy = FontWeight(800)
  public static let black = FontWeight(900)

  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.value < right.value }
}

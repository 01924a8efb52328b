/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Sendable, Hashable {
  /// Coming in or going out at the top or leading end.
  case topLeading
  /// In view.
  case identity
  /// Coming in or going out at the bottom or trailing end.
  case bottomTrailing

  /// Whether the view is in view.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading end, 0 in view, 1 at the bottom or trailing end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// What an area is covered with.
public enum Paint: Sendable, Hashable {
  /// One colour everywhere.
  case color(Color.Resolved)
}

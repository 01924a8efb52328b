/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable {
  case top
  case bottom
}

/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Hashable {
  case leading
  case trailing
}

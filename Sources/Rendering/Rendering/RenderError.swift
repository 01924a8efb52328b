public import Media

/// Why a render ended before all its outputs were whole.
public enum RenderError: Error, Sendable {
  /// It was cancelled.
  case cancelled
  /// An output couldn't be written.
  case output(MediaError)
}

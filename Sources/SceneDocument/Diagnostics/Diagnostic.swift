/// Something a document got wrong, or might have: where, what, and what to do about it.
public struct Diagnostic: Sendable, Equatable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable {
    /// The document can't be used.
    case error
    /// The document can be used, but perhaps not as it was meant.
    case warning
  }

  /// A remark that belongs to a diagnostic.
  public struct Note: Sendable, Equatable {
    public var message: String
    /// The bytes it is about; nil when it is about the diagnostic's own place.
    public var range: Range<Int>?

    /// A remark about the bytes `range`.
    public init(_ message: String, at range: Range<Int>? = nil) {
      (self.message, self.range) = (message, range)
    }
  }

  public var severity: Severity
  /// One sentence without a capital and a full stop, as compilers write them.
  public var message: String
  /// The bytes it is about, as offsets into the source.
  public var range: Range<Int>
  /// The path of the value it is about, such as `body.zstack[1].modifiers[0]`; may be empty.
  public var path: String
  /// Remedies and related places.
  public var notes: [Note]
  /// The document that the bytes are of, when it isn't the one that was read first.
  public var source: SourceText?

  /// A diagnostic about the bytes `range`.
  public init(
    _ message: String, severity: Severity = .error, at range: Range<Int>, path: String = "",
    notes: [Note] = [], source: SourceText? = nil
  ) {
    (self.severity, self.message, self.range) = (severity, message, range)
    (self.path, self.notes, self.source) = (path, notes, source)
  }
}

/// All that a document got wrong, together with its text.
///
/// It keeps at most `limit` errors and as many warnings; those beyond are only counted, so that
/// hostile input can't fill memory with messages.
public struct DiagnosticList: Error, Sendable, Equatable {
  /// How many diagnostics of each severity are kept.
  public static let limit = 50

  /// The document they are about.
  public let source: SourceText
  /// The diagnostics in the order of their places; those about imported documents come last.
  public var diagnostics: [Diagnostic] { kept.sorted { key($0) < key($1) } }
  /// How many errors there were, kept or not.
  public private(set) var errorCount = 0
  /// How many warnings there were, kept or not.
  public private(set) var warningCount = 0

  private var kept: [Diagnostic] = []

  /// No diagnostics about `source` yet.
  public init(source: SourceText) { self.source = source }

  /// Whether there is an error among them.
  public var hasErrors: Bool { errorCount > 0 }
  /// Whether there are none at all.
  public var isEmpty: Bool { errorCount == 0 && warningCount == 0 }

  /// Adds a diagnostic.
  public mutating func append(_ diagnostic: Diagnostic) {
    let count = diagnostic.severity == .error ? errorCount : warningCount
    if count < Self.limit { kept.append(diagnostic) }
    if diagnostic.severity == .error { errorCount += 1 } else { warningCount += 1 }
  }

  private func key(_ diagnostic: Diagnostic) -> (String, Int, Int) {
    (diagnostic.source?.name ?? "", diagnostic.range.lowerBound, diagnostic.range.upperBound)
  }
}

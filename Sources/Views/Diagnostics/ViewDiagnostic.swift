/// Something in a film's views that can't be shown as it stands, and what was done instead.
public struct ViewDiagnostic: Sendable, Hashable {
  /// What is wrong and what becomes of it.
  public let message: String
  /// The views around the place, outermost first: `Gallery > Card > Rectangle`.
  public let view: String
  /// When it was noticed first, in seconds of the film.
  public let time: Double

  /// A remark on the view at a place.
  public init(message: String, view: String, time: Double) {
    (self.message, self.view, self.time) = (message, view, time)
  }
}

extension ViewDiagnostic: CustomStringConvertible {
  public var description: String { "\(view): \(message) (at \(time) s)" }
}

/// The diagnostics of a stage: each kind of mistake once per place, however often it is met.
struct ViewDiagnostics {
  private(set) var all: [ViewDiagnostic] = []

  /// More than this says nothing new.
  private static var limit: Int { 100 }

  /// Adds a diagnostic unless the same has been said about the same place.
  mutating func add(_ diagnostic: ViewDiagnostic) {
    let isKnown = all.contains {
      $0.message == diagnostic.message && $0.view == diagnostic.view
    }
    if !isKnown, all.count < Self.limit { all.append(diagnostic) }
  }
}

/// Why a command ends early: what is said and which status it ends with.
struct Failure: Error, Equatable {
  var status: ExitStatus
  /// The lines for standard error, ready to be printed.
  var lines: [String]

  /// A failure that is said as `animate: error: message`, and its remedy on a line of its own.
  init(_ status: ExitStatus, _ message: String, remedy: String? = nil) {
    self.status = status
    lines = ["\(Program.name): error: \(message)"]
    if let remedy { lines.append("\(Program.name): note: \(remedy)") }
  }

  /// A failure whose text has a form of its own, such as a compiler's.
  init(_ status: ExitStatus, text: String) {
    (self.status, lines) = (status, text.isEmpty ? [] : [text])
  }

  /// A mistake in how the program was called.
  static func usage(_ message: String, remedy: String? = nil) -> Failure {
    Failure(.usage, message, remedy: remedy)
  }
}

/// How progress is shown on standard error.
enum ProgressStyle: String, CaseIterable {
  case off
  case plain
  case json
  /// A line that changes on a terminal, else nothing.
  case auto

  /// A display of this style; of none when notes are unwanted.
  func display(isQuiet: Bool) -> any ProgressDisplay {
    if isQuiet { return NoProgress() }
    return switch self {
    case .off: NoProgress()
    case .plain: PlainProgress()
    case .json: JSONProgress()
    case .auto: Terminal.standardError.map { TerminalProgress($0) } ?? NoProgress()
    }
  }
}

/// What the program's end says to the program that started it (BSD's sysexits).
enum ExitStatus: Int32 {
  case success = 0
  /// A check was made and failed.
  case checkFailed = 1
  case usage = 64
  /// The scene has mistakes.
  case badScene = 65
  /// The scene can't be read.
  case missingInput = 66
  /// Something that this program can't do without is missing.
  case unavailable = 69
  /// A mistake of this program.
  case internalError = 70
  /// An output can't be created.
  case cannotCreate = 73
  /// An output can't be written to its end.
  case outputFailed = 74
  /// 128 + SIGINT.
  case interrupted = 130
  /// 128 + SIGPIPE: nobody reads the results any more, as after `animate … | head`.
  case outputClosed = 141
  /// 128 + SIGTERM.
  case terminated = 143
}

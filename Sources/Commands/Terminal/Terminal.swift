/// The terminal that a descriptor is connected to.
struct Terminal {
  /// Standard error's; nil when it isn't one, or one that can't move its cursor.
  static var standardError: Terminal? { connected(to: STDERR_FILENO) }
  /// Standard output's; nil when it isn't one, or one that can't move its cursor.
  static var standardOutput: Terminal? { connected(to: STDOUT_FILENO) }

  let descriptor: Int32

  private static func connected(to descriptor: Int32) -> Terminal? {
    let isDumb = variable("TERM") == "dumb"
    return isatty(descriptor) == 1 && !isDumb ? Terminal(descriptor: descriptor) : nil
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// How many characters fit in a line.
  var columns: Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// Whether colours are welcome; https://no-color.org has the rule.
  var showsColors: Bool { (Self.variable("NO_COLOR") ?? "").isEmpty }
}

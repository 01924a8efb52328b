/// The terminal that a descriptor is connected to.
struct Terminal {
  /// Standard error's; nil when it isn't one, or one that can't move its cursor.
  static var standardError: Terminal? {
    let isDumb = getenv("TERM").map { String(cString: $0) } == "dumb"
    return isatty(STDERR_FILENO) == 1 && !isDumb ? Terminal(descriptor: STDERR_FILENO) : nil
  }

  let descriptor: Int32

  /// How many characters fit in a line.
  var columns: Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}

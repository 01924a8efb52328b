import Rendering

/// Shows how far a render is.
protocol ProgressDisplay {
  /// Is called several times a second.
  mutating func show(_ progress: RenderProgress)
  /// Leaves the terminal as it was found.
  mutating func end()
}

extension ProgressDisplay {
  mutating func end() {}
}

/// Shows nothing.
struct NoProgress: ProgressDisplay {
  func show(_ progress: RenderProgress) {}
}

/// One line that changes.
struct TerminalProgress: ProgressDisplay {
  private let terminal: Terminal
  private var pace = Pace(interval: 0.1)

  init(_ terminal: Terminal) { self.terminal = terminal }

  mutating func show(_ progress: RenderProgress) {
    guard let status = pace.status(of: progress) else { return }
    let percent = progress.framesDone * 100 / max(1, progress.frameCount)
    let text = "\(percent)%  \(status.sentence)"
    // The cursor stays at the start, so that any other message overwrites the line.
    Console().say("\r\u{1B}[K\(text.prefix(terminal.columns - 1))\r")
  }

  func end() { Console().say("\r\u{1B}[K") }
}

/// A line now and then.
struct PlainProgress: ProgressDisplay {
  private var pace = Pace(interval: 1)

  mutating func show(_ progress: RenderProgress) {
    guard let status = pace.status(of: progress) else { return }
    Console().say("\(Program.name): \(status.sentence)\n")
  }
}

/// A JSON object a line, for programs.
struct JSONProgress: ProgressDisplay {
  private var pace = Pace(interval: 0.25)

  mutating func show(_ progress: RenderProgress) {
    guard let status = pace.status(of: progress) else { return }
    let members = [
      "\"frame\":\(progress.framesDone)", "\"frames\":\(progress.frameCount)",
      "\"framesPerSecond\":\(rounded(status.rate))",
      "\"secondsLeft\":\(status.secondsLeft.map(rounded) ?? "null")",
    ]
    Console().say("{\(members.joined(separator: ","))}\n")
  }

  private func rounded(_ number: Double) -> String { String((number * 100).rounded() / 100) }
}

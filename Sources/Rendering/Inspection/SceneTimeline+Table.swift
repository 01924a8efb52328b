extension SceneTimeline {
  /// The steps as a table: when each begins and is complete, its label, what it does, and how it is
  /// shown; every line ends with a line feed.
  public var table: String {
    let header = ["from", "to", "label", "what", "animation"]
    let rows = steps.map { step in
      [
        Self.text(step.start), step.end > step.start ? Self.text(step.end) : "", step.label,
        step.summary, step.animation,
      ]
    }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let lines = ([header] + rows).map { Self.line($0, widths) }
    return (lines + ["the film ends at \(Self.text(duration)) s"])
      .map { $0 + "\n" }.joined()
  }

  /// A number of seconds with at most three decimals.
  static func text(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "never" }
    let thousandths = (seconds * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() && abs(thousandths) < 1e15
      ? String(Int(thousandths)) : "\(thousandths)"
  }

  /// Times stand to the right of their columns, words to the left.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.indices.map { column in
      let gap = String(repeating: " ", count: widths[column] - cells[column].count)
      return column < 2 ? gap + cells[column] : cells[column] + gap
    }
    let line = padded.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension SceneTimeline.Step {
  /// What it does, in a few words.
  public var summary: String {
    let list = changes.map { "\($0.variable) → \($0.value)" }.joined(separator: ", ")
    return touch.isEmpty ? (list.isEmpty ? "nothing" : list) : touch
  }
}

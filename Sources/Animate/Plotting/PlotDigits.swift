import Geometry

/// The digits of a plot's axes, drawn with straight strokes in a box of 6 × 10 points.
enum PlotDigits {
  /// The strokes of a character; none for one that isn't a digit, a point or a minus.
  static func strokes(of character: Character) -> [(CGPoint, CGPoint)] {
    guard let lines = outlines[character] else { return [] }
    return lines.flatMap { line in
      zip(line, line.dropFirst()).map { start, end in (point(start), point(end)) }
    }
  }

  private static func point(_ code: Int) -> CGPoint { CGPoint(x: code / 100, y: code % 100) }

  /// Polylines; a point is written as 100·x + y.
  private static let outlines: [Character: [[Int]]] = [
    "0": [[200, 400, 602, 608, 410, 210, 8, 2, 200]],
    "1": [[102, 300, 310], [110, 510]],
    "2": [[2, 200, 400, 602, 604, 10, 610]],
    "3": [[1, 200, 400, 602, 603, 405, 205], [405, 607, 608, 410, 210, 9]],
    "4": [[410, 400, 7, 607]],
    "5": [[600, 0, 4, 404, 606, 608, 410, 210, 9]],
    "6": [[500, 300, 3, 8, 210, 410, 608, 606, 404, 204, 6]],
    "7": [[0, 600, 210]],
    "8": [[205, 3, 2, 200, 400, 602, 603, 405, 205, 7, 8, 210, 410, 608, 607, 405]],
    "9": [[604, 406, 206, 4, 2, 200, 400, 602, 607, 310, 110]],
    ".": [[209, 210, 310, 309, 209]],
    "-": [[105, 505]],
  ]
}

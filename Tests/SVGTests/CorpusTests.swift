import SVGCorpus
import Testing

/// Replays the files on which browsers agree.
@Suite("The SVG corpus")
struct CorpusTests {
  /// Confirmed files that are drawn otherwise, and why.
  static let knownFailures = [
    "shapes/rect/q-values": "CSS has the unit Q, the picture was made without it",
    "shapes/rect/rem-values": "CSS has the unit rem, the picture was made without it",
    "text/color-font/colrv1": "HarfBuzz 6 doesn't read version 1 of the table COLR",
  ]

  /// The share of confirmed files that are to pass, in percent.
  static let targets = ["filters": 93, "text": 90]

  @Test(
    "confirmed files are drawn as browsers draw them, but for those with a reason",
    .enabled(
      if: !SVGCase.all.isEmpty, "needs the SVG corpus beside the checkout or ANIMATE_CORPORA"))
  func replay() async {
    let outcomes = await SVGOutcome.all
    let score = SVGScore(outcomes)
    score.lines.forEach { print($0) }
    for outcome in outcomes {
      guard let failure = outcome.failure else { continue }
      let reason = Self.knownFailures[outcome.test.name].map { " — \($0)" } ?? ""
      print(
        "  failed\(outcome.test.isConfirmed ? "" : ", unconfirmed"): \(outcome.test.name): \(failure)\(reason)"
      )
    }
    for (area, total) in score.total {
      let target = Self.targets[area] ?? 97
      #expect((score.passed[area] ?? 0) * 100 >= target * total, "\(area)")
    }
  }
}

extension SVGOutcome {
  /// What comes of all files, two at a time, without the pictures.
  static var all: [SVGOutcome] {
    get async {
      await withTaskGroup(of: [SVGOutcome].self) { group in
        for half in 0..<2 {
          group.addTask {
            SVGCase.all.enumerated().filter { $0.offset % 2 == half }.map {
              $0.element.run().withoutPictures
            }
          }
        }
        return await group.reduce(into: []) { $0 += $1 }.sorted { $0.test.name < $1.test.name }
      }
    }
  }
}

public import Drawing

/// What came of a file of the corpus.
public struct SVGOutcome: Sendable {
  public var test: SVGCase
  /// What is wrong; nil when the picture is right.
  public var failure: String?
  public var picture: Bitmap?
  public var reference: Bitmap?

  /// The same without what takes memory.
  public var withoutPictures: SVGOutcome { SVGOutcome(test: test, failure: failure) }
}

extension SVGCase {
  /// Draws the file and compares.
  public func run() -> SVGOutcome {
    do {
      let reference = try reference()
      let picture = try picture(width: reference.width, height: reference.height)
      let comparison = PictureComparison(picture, reference)
      return SVGOutcome(
        test: self, failure: comparison.passes ? nil : comparison.words, picture: picture,
        reference: reference)
    } catch {
      return SVGOutcome(test: self, failure: "\(error)")
    }
  }
}

extension PictureComparison {
  /// The measures in words.
  fileprivate var words: String {
    if sizesDiffer { return "the sizes differ" }
    func percent(_ share: Double) -> String { "\((share * 10000).rounded() / 100) %" }
    return "\(percent(outOfRange)) out of range, \(percent(farOff)) far off"
  }
}

/// Passes by area, confirmed files alone.
public struct SVGScore: Sendable {
  public private(set) var passed: [String: Int] = [:]
  public private(set) var total: [String: Int] = [:]

  /// Counts outcomes.
  public init(_ outcomes: [SVGOutcome]) {
    for outcome in outcomes where outcome.test.isConfirmed {
      total[outcome.test.area, default: 0] += 1
      if outcome.failure == nil { passed[outcome.test.area, default: 0] += 1 }
    }
  }

  /// A line for each area.
  public var lines: [String] {
    total.keys.sorted().map { area in
      let (passed, total) = (passed[area] ?? 0, total[area] ?? 0)
      let share = (Double(passed) * 1000 / Double(max(total, 1))).rounded() / 10
      return "svg/\(area): \(passed) of \(total) confirmed files pass (\(share) %)"
    }
  }
}

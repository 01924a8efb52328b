import Geometry
import Typography

/// A text's parts at the moment at which another text takes its place.
struct PassingText {
  var units: [TextUnit]
  /// What each part says.
  var words: [PassingWord]
  /// How each part is shown.
  var forms: [UnitForm]

  init(_ content: TextContent, _ layout: LaidText, by granularity: TextUnit.Granularity) {
    let characters = Array(content.text.string)
    units = layout.units(by: granularity)
    words = units.map { unit in
      PassingWord(
        text: String(characters[unit.characters.clamped(to: 0..<characters.count)]),
        images: unit.runs.compactMap { content.looks[$0.run].picture?.image })
    }
    forms = units.map { _ in UnitForm() }
  }
}

/// What a part of a text says, or shows.
struct PassingWord: Hashable {
  var text: String
  var images: [Image]
}

extension TextPassage {
  /// The passages from one text to the next: of the one that leaves and of the one that comes.
  static func passages(
    from old: PassingText, to new: PassingText, _ transition: ContentTransition
  ) -> (leaving: TextPassage, coming: TextPassage) {
    let matches = transition.matches(old, new)
    let taken = Set(matches.compactMap(\.self))
    let leaving = old.units.indices.map { index in
      taken.contains(index)
        ? .hidden : transition.end(of: old.units[index]).within(old.forms[index])
    }
    let coming = new.units.indices.map { index -> UnitForm in
      guard let match = matches[index] else { return transition.start(of: new.units[index]) }
      return UnitForm(placing: new.units[index], as: old.units[match]).within(old.forms[match])
    }
    let shown = old.units.indices.map { taken.contains($0) ? .hidden : old.forms[$0] }
    let granularity = transition.granularity
    return (
      TextPassage(granularity: granularity, away: leaving, present: shown),
      TextPassage(
        granularity: granularity, away: coming, present: new.units.map { _ in UnitForm() })
    )
  }
}

extension UnitForm {
  /// Puts a part where another is, baseline on baseline.
  fileprivate init(placing unit: TextUnit, as other: TextUnit) {
    transform = CGAffineTransform(
      translationX: other.bounds.minX - unit.bounds.minX, y: other.baseline - unit.baseline)
  }
}

extension TextUnit {
  fileprivate var baseline: CGFloat { runs.first?.origin.y ?? bounds.maxY }
}

extension ContentTransition {
  /// What a text is cut into to find what it has in common with another.
  var granularity: TextUnit.Granularity {
    if case .numericText = kind { .character } else { .piece }
  }

  /// For each of the new words the number of the old one that becomes it.
  fileprivate func matches(_ old: PassingText, _ new: PassingText) -> [Int?] {
    if case .numericText = kind { return Self.digits(old.words, new.words) }
    return TextComparison(old, new).matches()
  }

  /// What is alike at the start and at the end; between them by the place from the right, as the digits
  /// of numbers are worth something by their place.
  private static func digits(_ old: [PassingWord], _ new: [PassingWord]) -> [Int?] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let shift = old.count - new.count
    return new.indices.map { index in
      if index < head { return index }
      let other = index + shift
      return other >= head && old.indices.contains(other) && old[other] == new[index] ? other : nil
    }
  }

  /// The form from which a part comes that the text before didn't have.
  fileprivate func start(of unit: TextUnit) -> UnitForm {
    guard case .numericText(let countsDown) = kind else { return .hidden }
    return .rolled(unit, up: countsDown)
  }

  /// The form to which a part goes that the next text doesn't have.
  fileprivate func end(of unit: TextUnit) -> UnitForm {
    guard case .numericText(let countsDown) = kind else { return .hidden }
    return .rolled(unit, up: !countsDown)
  }
}

extension UnitForm {
  /// A digit that is rolled out of sight.
  fileprivate static func rolled(_ unit: TextUnit, up: Bool) -> UnitForm {
    let middle = CGPoint(x: unit.bounds.midX, y: unit.bounds.midY)
    let way = unit.bounds.height * (up ? -0.6 : 0.6)
    return UnitForm(
      opacity: 0,
      transform: CGAffineTransform(translationX: middle.x, y: middle.y + way)
        .scaledBy(x: 0.6, y: 0.6).translatedBy(x: -middle.x, y: -middle.y))
  }
}

import Geometry

extension ParagraphLayout {
  /// The parts of the layout that may move by themselves, in reading order.
  ///
  /// Parts of spaces alone are left out. No grapheme or ligature is split, and where letters join,
  /// a word is one part.
  public func units(by granularity: TextUnit.Granularity) -> [TextUnit] {
    lines.indices.flatMap { index in
      LineUnits(line: lines[index], number: index, granularity: granularity).units()
    }
  }
}

/// Collects the glyphs of a line into parts.
private struct LineUnits {
  let line: TextLine
  let number: Int
  let granularity: TextUnit.Granularity

  /// A glyph with the run that it is of.
  private struct Placed {
    var run: Int
    var glyph: GlyphRun.Glyph
    var isCursive: Bool
    var isSpace: Bool
  }

  func units() -> [TextUnit] {
    var groups: [[Placed]] = []
    var previous: Placed?
    for placed in inReadingOrder() {
      defer { previous = placed }
      if placed.isSpace && granularity != .line { continue }
      if let previous, !groups.isEmpty, joins(previous, placed) {
        groups[groups.count - 1].append(placed)
      } else {
        groups.append([placed])
      }
    }
    return groups.map(unit)
  }

  private func inReadingOrder() -> [Placed] {
    let all = line.runs.indices.flatMap { index in
      line.runs[index].glyphs.map { glyph in
        Placed(
          run: index, glyph: glyph, isCursive: line.runs[index].isCursive,
          isSpace: line.runs[index].isSpace(glyph))
      }
    }
    return all.enumerated().sorted {
      ($0.element.glyph.characters.lowerBound, $0.offset)
        < ($1.element.glyph.characters.lowerBound, $1.offset)
    }.map(\.element)
  }

  private func joins(_ left: Placed, _ right: Placed) -> Bool {
    switch granularity {
    case .line: true
    case .word: !left.isSpace
    case .piece:
      !left.isSpace
        && (line.runs[left.run].run == line.runs[right.run].run
          || left.glyph.characters.overlaps(right.glyph.characters)
          || (left.isCursive && right.isCursive))
    case .cluster: left.glyph.characters.overlaps(right.glyph.characters)
    case .character:
      left.glyph.characters.overlaps(right.glyph.characters)
        || (left.isCursive && right.isCursive && !left.isSpace)
    }
  }

  private func unit(_ group: [Placed]) -> TextUnit {
    let first = group.map(\.glyph.characters.lowerBound).min() ?? 0
    let end = group.map(\.glyph.characters.upperBound).max() ?? first
    let left = group.map { Double($0.glyph.position.x) }.min() ?? 0
    let right = group.map { Double($0.glyph.position.x) + $0.glyph.advance }.max() ?? left
    return TextUnit(
      characters: first..<end, line: number, runs: runs(of: group),
      bounds: CGRect(
        x: left, y: line.bounds.minY, width: right - left, height: line.bounds.height))
  }

  private func runs(of group: [Placed]) -> [GlyphRun] {
    Set(group.map(\.run)).sorted().map { index in
      var run = line.runs[index]
      run.glyphs = group.filter { $0.run == index }.map(\.glyph)
      return run
    }
  }
}

extension GlyphRun {
  /// Whether a glyph is the one of the space.
  fileprivate func isSpace(_ glyph: Glyph) -> Bool {
    glyph.id != 0 && glyph.id == face.glyph(for: " ")
  }
}

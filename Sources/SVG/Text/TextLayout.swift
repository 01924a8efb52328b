import Geometry
import Typography

/// Places the clusters of a text: SVG 2, § 11.5, in one pass over its chunks.
struct TextLayout {
  let resolver: Resolver
  let collector: TextCollector
  private(set) var clusters: [TextCluster] = []
  private var pen = CGPoint.zero

  private var characters: [TextCharacter] { collector.characters }
  private var spans: [TextSpan] { collector.spans }

  init(_ resolver: Resolver, _ collector: TextCollector) {
    (self.resolver, self.collector) = (resolver, collector)
    let shaper = TextShaper(
      resolver: resolver, characters: collector.characters, spans: collector.spans)
    for chunk in chunks { place(shaper.clusters(chunk), chunk) }
  }

  /// Chunks begin at absolute places, and where a path begins or ends.
  private var chunks: [Range<Int>] {
    var starts: [Int] = []
    for index in characters.indices {
      let character = characters[index]
      let path = spans[character.span].path?.element
      let previous = index > 0 ? spans[characters[index - 1].span].path?.element : path
      if index == 0 || character.x != nil || character.y != nil || path != previous {
        starts.append(index)
      }
    }
    return zip(starts, starts.dropFirst() + [characters.count]).map { $0..<$1 }
  }

  private mutating func place(_ shaped: [TextCluster], _ chunk: Range<Int>) {
    let first = characters[chunk.lowerBound]
    let span = spans[first.span]
    var line = TextLineLayout(spaced(shaped, chunk), characters, first: span)
    if let path = span.path {
      line.run(from: CGPoint(x: first.x ?? 0, y: 0))
      line.shift(by: line.length * anchorShare(span) + path.startOffset)
      line.follow(path.measure)
      if let end = path.measure.position(atLength: path.measure.length) { pen = end.point }
    } else {
      line.run(from: CGPoint(x: first.x ?? pen.x, y: first.y ?? pen.y))
      line.shift(by: line.length * anchorShare(span))
      pen = line.pen
    }
    clusters += line.clusters.map { aligned($0) }
  }

  /// The share of a chunk's length by which it is moved.
  private func anchorShare(_ span: TextSpan) -> Double {
    let style = span.surroundings.style.inherited
    let share: Double =
      switch style.textAnchor {
      case .start: 0
      case .middle: -0.5
      case .end: -1
      }
    return style.isRightToLeft ? -1 - share : share
  }

  /// A cluster moved so that the baseline of its style lies on the line.
  private func aligned(_ cluster: TextCluster) -> TextCluster {
    var cluster = cluster
    let span = spans[characters[cluster.character].span]
    var style = span.surroundings.style
    if style.inherited.writingMode == .vertical, style.inherited.dominantBaseline == "auto" {
      style.inherited.dominantBaseline = "central"
    }
    let drop = resolver.alignment(style, cluster.metrics) - span.baselineShift
    let isUpright =
      span.hasVerticalText && characters[cluster.character].scalar.isUprightInVerticalText
    if !isUpright, drop != 0 { cluster.transform = cluster.transform.translatedBy(x: 0, y: drop) }
    return cluster
  }
}

// MARK: - Spacing

extension TextLayout {
  /// Clusters with the spacing of words, stretched where `textLength` says so.
  private func spaced(_ clusters: [TextCluster], _ chunk: Range<Int>) -> [TextCluster] {
    var clusters = clusters
    for index in clusters.indices {
      let character = characters[clusters[index].character]
      let style = spans[character.span].surroundings.style.inherited
      if character.scalar == " " { clusters[index].advance += style.wordSpacing }
      if spans[character.span].hasVerticalText, character.scalar.isUprightInVerticalText {
        clusters[index].turnUpright()
      }
    }
    for range in collector.ranges.reversed() {
      let part = range.characters.clamped(to: chunk)
      guard !part.isEmpty, part == range.characters else { continue }
      guard let length = textLength(range) else { continue }
      let members = clusters.indices.filter { part.contains(clusters[$0].character) }
      stretch(&clusters, members, to: length, range.element)
    }
    return clusters
  }

  private func textLength(_ range: TextRange) -> Double? {
    guard let text = resolver.value(range.element, "textLength"), let length = Length(text) else {
      return nil
    }
    let resolved = length.computed(range.surroundings.style.fontUnits(rootEm: resolver.rootEm))
      .resolved(range.surroundings.viewport.width)
    return resolved >= 0 ? resolved : nil
  }

  private func stretch(
    _ clusters: inout [TextCluster], _ members: [Int], to length: Double, _ element: Element
  ) {
    let shifts = members.dropFirst().map { characters[clusters[$0].character].dx }.reduce(0, +)
    let natural = members.reduce(shifts) { $0 + clusters[$1].advance }
    guard natural > 0, let last = members.last else { return }
    if resolver.value(element, "lengthAdjust") == "spacingAndGlyphs" {
      for index in members {
        clusters[index].stretch = length / natural
        clusters[index].advance *= length / natural
      }
    } else if members.count > 1 {
      let gap = (length - natural) / Double(members.count - 1)
      for index in members where index != last { clusters[index].advance += gap }
    }
  }
}

extension TextCluster {
  /// Makes a cell an em high, the glyph in its middle.
  fileprivate mutating func turnUpright() {
    let metrics = metrics
    let width = advance
    let baseline = (size + metrics.ascent - metrics.descent) / 2
    for index in glyphs.indices {
      glyphs[index].offset.x -= width / 2
      glyphs[index].offset.y += baseline
    }
    advance = size
  }
}

extension Unicode.Scalar {
  /// Whether vertical lines have the character as it is, not turned (UAX 50, by blocks).
  var isUprightInVerticalText: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE7, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

import Drawing
import Geometry
import Typography

/// Glyphs in their places with what is to be painted of them: letters, colours of their own, lines.
struct GlyphDrawing {
  let runs: [GlyphRun]
  let looks: [TextContent.Look]

  init(_ runs: [GlyphRun], looks: [TextContent.Look]) { (self.runs, self.looks) = (runs, looks) }

  /// Draws the glyphs; `style` gives the styles that looks name, each of which covers `rect`.
  func draw(
    over rect: CGRect, _ pass: inout DrawPass, style: (Int) -> ResolvedStyle
  ) {
    for (style, own) in groups(style) {
      pass.paint(style, over: rect) { pass, paint in
        for rule in rules(of: own, \.underline, \.underlineLine) { pass.add(rule.fill(paint)) }
        for node in nodes(of: own, paint) { pass.add(node) }
        for rule in rules(of: own, \.strikethrough, \.strikethroughLine) {
          pass.add(rule.fill(paint))
        }
      }
    }
  }

  /// The runs of each style, in the order in which styles are met.
  private func groups(
    _ style: (Int) -> ResolvedStyle
  ) -> [(style: ResolvedStyle, runs: [GlyphRun])] {
    var groups: [(style: ResolvedStyle, runs: [GlyphRun])] = []
    var groupOfStyle: [ResolvedStyle: Int] = [:]
    var groupOfNumber: [Int: Int] = [:]
    for number in Set(runs.map { looks[$0.run].style }).sorted() {
      let style = style(number)
      if groupOfStyle[style] == nil {
        groupOfStyle[style] = groups.count
        groups.append((style, []))
      }
      groupOfNumber[number] = groupOfStyle[style]
    }
    for run in runs {
      if let group = groupOfNumber[looks[run.run].style] { groups[group].runs.append(run) }
    }
    return groups
  }

  /// The glyphs of runs, those of one size and colour in one node, and pictures.
  private func nodes(of runs: [GlyphRun], _ paint: Paint) -> [DrawingNode] {
    var nodes: [DrawingNode] = []
    for node in runs.lazy.filter({ $0.size > 0 }).flatMap({ painted($0, paint) }) {
      if case .glyphs(let glyphs) = node, case .glyphs(var last)? = nodes.last,
        last.size == glyphs.size, last.paint == glyphs.paint
      {
        nodes.removeLast()
        last.glyphs += glyphs.glyphs
        nodes.append(.glyphs(last))
      } else {
        nodes.append(node)
      }
    }
    return nodes
  }

  private func painted(_ run: GlyphRun, _ paint: Paint) -> [DrawingNode] {
    guard run.attachment != nil, let picture = looks[run.run].picture else {
      return run.painted(paint)
    }
    return picture.nodes(of: run, paint)
  }

  /// The lines under runs or through them, those of one look in one path.
  private func rules(
    of runs: [GlyphRun], _ rule: (TextContent.Look) -> TextContent.Rule?,
    _ line: (GlyphRun) -> CGRect
  ) -> [PaintedRule] {
    var rules: [PaintedRule] = []
    for run in runs {
      guard let rule = rule(looks[run.run]) else { continue }
      if rules.last?.rule != rule { rules.append(PaintedRule(rule: rule)) }
      rules[rules.count - 1].add(line(run))
    }
    return rules
  }
}

extension GlyphRun {
  fileprivate var underlineLine: CGRect { underline }
  fileprivate var strikethroughLine: CGRect { strikethrough }

  /// The glyphs in a paint; those with colours of their own in these.
  fileprivate func painted(_ paint: Paint) -> [DrawingNode] {
    let outlines = GlyphOutlines.outlines(of: glyphs.map(\.id), in: face)
    var nodes: [DrawingNode] = []
    var plain = DrawingNode.Glyphs([], size: size, paint)
    for (glyph, outline) in zip(glyphs, outlines) {
      let colored = face.hasColorGlyphs ? face.colorGlyph(glyph.id) : nil
      guard let colored else {
        if !outline.path.isEmpty { plain.glyphs.append(.init(outline, at: glyph.position)) }
        continue
      }
      if !plain.glyphs.isEmpty { nodes.append(.glyphs(plain)) }
      plain.glyphs = []
      nodes += self.nodes(colored, glyph, paint)
    }
    return plain.glyphs.isEmpty ? nodes : nodes + [.glyphs(plain)]
  }

  private func nodes(_ colored: ColorGlyph, _ glyph: Glyph, _ paint: Paint) -> [DrawingNode] {
    switch colored {
    case .layers(let layers):
      layers.map { .glyphs(layer($0, at: glyph.position, paint)) }
    case .picture(let png, let bounds):
      GlyphPictures.picture(png, bounds, of: glyph.id, in: face).map {
        [picture($0, at: glyph.position, paint)]
      } ?? []
    }
  }

  /// A picture as opaque as the paint, where that is one colour.
  private func picture(
    _ picture: GlyphPictures.Placed, at position: CGPoint, _ paint: Paint
  ) -> DrawingNode {
    let bounds = picture.bounds
    let rect = CGRect(
      x: position.x + bounds.minX * size, y: position.y + bounds.minY * size,
      width: bounds.width * size, height: bounds.height * size)
    let image = DrawingNode.image(
      DrawingNode.Image(picture.image, in: rect, interpolation: .high))
    guard case .color(let color) = paint, color.opacity < 1 else { return image }
    return .group(DrawingNode.Group(opacity: color.opacity, content: [image]))
  }

  private func layer(
    _ layer: ColorGlyph.Layer, at position: CGPoint, _ paint: Paint
  ) -> DrawingNode.Glyphs {
    let outlines = GlyphOutlines.outlines(of: [layer.glyph], in: face)
    return DrawingNode.Glyphs(
      outlines.map { .init($0, at: position) }, size: size,
      layer.color.map { .color(Color.Resolved(bytes: $0)) } ?? paint)
  }
}

/// Lines of one look.
private struct PaintedRule {
  let rule: TextContent.Rule
  private var path = Path()

  init(rule: TextContent.Rule) { self.rule = rule }

  /// Adds a stretch: whole, or cut into dots or dashes.
  mutating func add(_ line: CGRect) {
    guard let (dash, gap) = lengths(thickness: line.height), dash > 0 else {
      return path.addRect(line)
    }
    var left = line.minX
    while left < line.maxX {
      let width = min(dash, line.maxX - left)
      path.addRect(CGRect(x: left, y: line.minY, width: width, height: line.height))
      left += dash + gap
    }
  }

  /// The lengths of dashes and gaps; nil for a whole line.
  private func lengths(thickness: CGFloat) -> (dash: CGFloat, gap: CGFloat)? {
    switch rule.pattern {
    case .solid: nil
    case .dot: (thickness, thickness)
    case .dash: (thickness * 4, thickness * 2)
    }
  }

  func fill(_ paint: Paint) -> DrawingNode {
    .fill(DrawingNode.Fill(path, rule.color.map { .color($0) } ?? paint))
  }
}

extension Color.Resolved {
  fileprivate init(bytes: SIMD4<UInt8>) {
    self.init(
      red: Double(bytes.x) / 255, green: Double(bytes.y) / 255, blue: Double(bytes.z) / 255,
      opacity: Double(bytes.w) / 255)
  }
}

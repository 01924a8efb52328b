import Drawing
import Geometry
import Typography

extension TextLayer {
  /// Draws the text, its top left corner at the origin, as it is shown at the time of the pass.
  func draw(_ size: CGSize, _ pass: inout DrawPass) {
    let time = pass.time
    let opacity = passage == nil ? min(max(presence.value(at: time), 0), 1) : 1
    guard opacity > 0 else { return }
    let layout = shownLayout(at: time, size)
    pass.group(opacity: opacity) { pass in
      if isRedacted {
        let lines = layout.lines.map { $0.bounds.insetBy(dx: 0, dy: $0.bounds.height * 0.12) }
        return pass.drawPlaceholder(styles[0].shown(at: time), over: lines)
      }
      if let renderer {
        renderer.draw(layout, content, styles.map { $0.shown(at: time) }, &pass)
      } else {
        draw(layout, size, &pass)
      }
      drawCursor(layout, size, &pass)
    }
  }

  private func draw(_ layout: LaidText, _ size: CGSize, _ pass: inout DrawPass) {
    let time = pass.time
    let rect = CGRect(origin: .zero, size: layout.size)
    let sources = forms(layout, in: size, at: time)
    guard !sources.isEmpty else {
      let drawing = GlyphDrawing(layout.lines.flatMap(\.runs), looks: content.looks)
      return drawing.draw(over: rect, &pass) { styles[$0].shown(at: time) }
    }
    let units = layout.units(by: granularity)
    UnitDrawing(units: units, forms: combined(sources, units), looks: content.looks)
      .draw(over: rect, &pass) { styles[$0].shown(at: time) }
  }

  /// Draws the cursor beside the last letter that is there, and with it what is done to that.
  private func drawCursor(_ layout: LaidText, _ size: CGSize, _ pass: inout DrawPass) {
    guard let typewriter else { return }
    let time = pass.time
    let letter = typewriter.lastLetter(layout, at: time)
    let form = letter.map { combined(forms(layout, in: size, at: time), [$0])[0] } ?? UnitForm()
    pass.group(transform: form.transform, opacity: min(max(form.opacity, 0), 1)) { pass in
      pass.paint(styles[0].shown(at: time), over: CGRect(origin: .zero, size: layout.size)) {
        typewriter.drawCursor(layout, &$0, paint: $1)
      }
    }
  }

  /// What gives parts of the text a form of their own at `time`, from the letters outwards.
  private func forms(
    _ layout: LaidText, in size: CGSize, at time: Double
  ) -> [UnitForms] {
    var sources = effects.reversed().compactMap { $0.forms(layout, at: time) }
    if let typed = typewriter?.forms(layout, at: time) { sources.append(typed) }
    if let lineReveal { sources.append(lineReveal.forms(layout, at: time)) }
    if let passage, !isCurrent || presence.isRunning(at: time) {
      sources.append(passage.forms(layout, presence: presence.value(at: time)))
    }
    if let path { sources.append(path.forms(layout, in: size, at: time)) }
    return sources
  }

  /// The largest parts that everything that moves parts of this text keeps together.
  private var granularity: TextUnit.Granularity {
    var all = effects.map(\.granularity)
    if typewriter != nil { all.append(.character) }
    if path != nil { all.append(.cluster) }
    if let passage { all.append(passage.granularity) }
    return [.cluster, .character, .piece, .word].first(where: all.contains) ?? .line
  }

  private func combined(_ sources: [UnitForms], _ units: [TextUnit]) -> [UnitForm] {
    sources.reduce(into: units.map { _ in UnitForm() }) { forms, source in
      for (index, outer) in source.forms(of: units).enumerated() {
        forms[index] = forms[index].within(outer)
      }
    }
  }

  /// The text's parts as they are shown at `time`, for another text to come from.
  func passing(by transition: ContentTransition, at time: Double) -> PassingText {
    let layout = set.layout(for: proposal)
    var passing = PassingText(content, layout, by: transition.granularity)
    if let passage, presence.isRunning(at: time) {
      let forms = passage.forms(layout, presence: presence.value(at: time))
      passing.forms = forms.forms(of: passing.units)
    }
    return passing
  }
}

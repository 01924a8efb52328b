import Drawing
import Geometry
import Typography

/// Parts of a text, each in a form of its own.
struct UnitDrawing {
  let units: [TextUnit]
  let forms: [UnitForm]
  let looks: [TextContent.Look]

  /// Draws the parts; `style` gives the styles that looks name, each of which covers `rect`.
  ///
  /// Parts that are merely moved are drawn together, which is what makes many of them cheap.
  func draw(over rect: CGRect, _ pass: inout DrawPass, style: (Int) -> ResolvedStyle) {
    var moved: [GlyphRun] = []
    for (unit, form) in zip(units, forms) {
      if form.isShift {
        let place = form.transform
        moved += unit.offsetBy(x: Double(place.tx), y: Double(place.ty)).runs
      } else if form.opacity > 0 {
        draw(unit, form, over: rect, &pass, style: style)
      }
    }
    if !moved.isEmpty {
      GlyphDrawing(moved, looks: looks).draw(over: rect, &pass, style: style)
    }
  }

  private func draw(
    _ unit: TextUnit, _ form: UnitForm, over rect: CGRect, _ pass: inout DrawPass,
    style: (Int) -> ResolvedStyle
  ) {
    var group = DrawingNode.Group(
      transform: form.transform, opacity: min(max(form.opacity, 0), 1), content: [])
    if form.blur > 0 { group.filters = [.blur(radius: form.blur, isOpaque: false)] }
    pass.group(group) { pass in
      GlyphDrawing(unit.runs, looks: looks).draw(over: rect, &pass) {
        style($0).tinted(form.color)
      }
    }
  }
}

extension ResolvedStyle {
  /// The style with its colour on the way to another one; gradients and pictures stay.
  fileprivate func tinted(_ tint: UnitForm.Tint?) -> ResolvedStyle {
    guard let tint, case .color(let own) = fill else { return self }
    var tinted = self
    tinted.fill = .color(own.mixed(with: tint.color, by: tint.share))
    return tinted
  }
}

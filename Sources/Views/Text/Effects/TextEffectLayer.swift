import Drawing
import Geometry
import Typography

/// An effect on a text that is shown, with what of it travels.
final class TextEffectLayer {
  private var effect: TextEffect
  private var color: Color.Resolved?
  private let amounts: StaggeredAttribute

  init(_ set: SetTextEffect, stage: Stage) {
    effect = set.effect
    amounts = StaggeredAttribute(stage: stage)
  }

  /// Takes what the surroundings say; the parts of `layout` are those that will move.
  func update(_ set: SetTextEffect, _ layout: LaidText, _ context: UpdateContext) {
    effect = set.effect
    color = effect.form.color?.resolve(in: context.environment)
    prepare(layout)
    amounts.set(set.isActive ? 1 : 0, context.transaction, at: context.time)
  }

  /// Learns into which parts the text has been cut.
  func prepare(_ layout: LaidText) {
    amounts.setDelays(effect.delays(count: layout.units(by: granularity).count))
  }

  var granularity: TextUnit.Granularity { effect.unit.granularity }

  /// The forms of the layout's parts; nil where all are as they are set.
  func forms(_ layout: LaidText, at time: Double) -> UnitForms? {
    guard let values = amounts.values(at: time) else { return nil }
    let units = layout.units(by: granularity)
    return UnitForms(
      units: units,
      forms: zip(units, values).map { unit, amount in
        UnitForm(effect.form, amount, color: color, in: unit.bounds)
      })
  }
}

/// Parts of a layout with a form for each.
struct UnitForms {
  let units: [TextUnit]
  let forms: [UnitForm]

  /// The forms of smaller parts: those of the parts that they are in.
  func forms(of smaller: [TextUnit]) -> [UnitForm] {
    if smaller.count == units.count, units.count == forms.count,
      smaller.first?.characters == units.first?.characters
    {
      return forms  // As many, so the same: none is smaller.
    }
    var owners: [Place: Int] = [:]
    for (index, unit) in units.enumerated() where index < forms.count {
      for character in unit.characters {
        owners[Place(line: unit.line, character: character)] = index
      }
    }
    return smaller.map { unit in
      let place = Place(line: unit.line, character: unit.characters.lowerBound)
      return owners[place].map { forms[$0] } ?? UnitForm()
    }
  }

  private struct Place: Hashable {
    var line: Int
    var character: Int
  }
}

import Geometry
import Typography

/// How the parts of a text come from those of the one before, or make way for those of the next.
struct TextPassage {
  let granularity: TextUnit.Granularity
  /// The form of each part where the text isn't there.
  let away: [UnitForm]
  /// The form of each part where the text is there.
  let present: [UnitForm]

  /// The forms of the layout's parts where the text is there to the share `presence`.
  func forms(_ layout: LaidText, presence: Double) -> UnitForms {
    let units = layout.units(by: granularity)
    let forms = units.indices.map { index in
      guard index < away.count, index < present.count else { return UnitForm() }
      return away[index].blended(with: present[index], presence)
    }
    return UnitForms(units: units, forms: forms)
  }
}

extension UnitForm {
  /// The form at the share `amount` of the way to `other`; of turned parts the ends are right.
  fileprivate func blended(with other: UnitForm, _ amount: Double) -> UnitForm {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * amount }
    let (from, to) = (transform, other.transform)
    return UnitForm(
      opacity: mix(opacity, other.opacity),
      transform: CGAffineTransform(
        a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d),
        tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty)),
      blur: mix(blur, other.blur), color: other.color)
  }
}

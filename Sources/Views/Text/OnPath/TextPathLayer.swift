import Drawing
import Geometry
import Motion
import Typography

/// The line along which a text that is shown stands, with what of it travels.
final class TextPathLayer {
  private(set) var path: SetTextPath
  private let data: Attribute<SetTextPath.AnimatableData>

  init(_ path: SetTextPath, stage: Stage) {
    (self.path, data) = (path, Attribute(stage: stage))
  }

  /// Takes what the surroundings say.
  func update(_ path: SetTextPath, _ context: UpdateContext) {
    self.path = path
    data.set(path.animatableData, context)
  }

  /// Where the letters stand, of a text in an area of `size`.
  func forms(_ layout: LaidText, in size: CGSize, at time: Double) -> UnitForms {
    let shown = data.shown(path, at: time)
    let line = PathLine(shown, in: size, width: Double(layout.size.width))
    let units = layout.units(by: .cluster)
    return UnitForms(
      units: units,
      forms: units.map { line.form(of: $0, baseline: CGFloat(layout.firstBaseline)) })
  }
}

/// A line to set letters on.
private struct PathLine {
  private let measure: PathMeasure
  private let isRing: Bool
  /// What is added to a place in the text to get the length along the path.
  private let shift: Double
  private let distance: CGFloat

  init(_ path: SetTextPath, in size: CGSize, width: Double) {
    let outline = path.shape.path(in: CGRect(origin: .zero, size: size))
    measure = PathMeasure(outline)
    let subpaths = outline.subpaths
    isRing = subpaths.count == 1 && subpaths[0].isClosed
    let before: Double =
      switch path.alignment {
      case .leading: 0
      case .center: width / 2
      case .trailing: width
      }
    shift = path.start * measure.length - before
    distance = CGFloat(path.distance.isFinite ? path.distance : 0)
  }

  func form(of unit: TextUnit, baseline: CGFloat) -> UnitForm {
    let middle = unit.bounds.midX
    guard let place = place(at: Double(middle) + shift) else { return .hidden }
    return UnitForm(
      transform: CGAffineTransform(translationX: place.point.x, y: place.point.y)
        .rotated(by: CGFloat(place.direction.radians))
        .translatedBy(x: -middle, y: -baseline - distance))
  }

  private func place(at length: Double) -> PathMeasure.Position? {
    let whole = measure.length
    guard length.isFinite, whole > 0 else { return nil }
    if isRing {
      return measure.position(atLength: length - (length / whole).rounded(.down) * whole)
    }
    return length >= 0 && length <= whole ? measure.position(atLength: length) : nil
  }
}

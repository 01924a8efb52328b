import Drawing
import Geometry
import Motion

/// How a part of a text is shown beside how it is set.
struct UnitForm: Equatable {
  /// May overshoot; clamped when drawn.
  var opacity = 1.0
  /// From where the part is set to where it is shown.
  var transform = CGAffineTransform.identity
  /// The standard deviation of its blur, in points.
  var blur = 0.0
  /// A colour with its share of the part's own one.
  var color: Tint?

  struct Tint: Equatable {
    var color: Color.Resolved
    var share: Double
  }

  /// Whether the part is moved and nothing else.
  var isShift: Bool {
    let place = transform
    return opacity >= 1 && blur == 0 && color == nil
      && place.a == 1 && place.b == 0 && place.c == 0 && place.d == 1
  }

  /// This form in the one around it.
  func within(_ outer: UnitForm) -> UnitForm {
    UnitForm(
      opacity: opacity * outer.opacity, transform: transform.concatenating(outer.transform),
      blur: max(blur, outer.blur), color: color ?? outer.color)
  }

  static let hidden = UnitForm(opacity: 0)
}

extension UnitForm {
  /// A form's share `amount` of the way from how the part is set, whose box is `bounds`.
  init(_ form: TextEffect.Form, _ amount: Double, color: Color.Resolved?, in bounds: CGRect) {
    opacity = 1 + (form.opacity - 1) * amount
    blur = max(form.blur * amount, 0).finite
    self.color = color.map { Tint(color: $0, share: min(max(amount, 0), 1)) }
    let scale = max(1 + (form.scale - 1) * amount, 0).finite
    let anchor = CGPoint(
      x: bounds.minX + form.anchor.x * bounds.width, y: bounds.minY + form.anchor.y * bounds.height)
    transform = CGAffineTransform(
      translationX: anchor.x + (form.offset.width.native * amount).finite,
      y: anchor.y + (form.offset.height.native * amount).finite
    )
    .rotated(by: (form.rotation.radians * amount).finite)
    .scaledBy(x: scale, y: scale)
    .translatedBy(x: -anchor.x, y: -anchor.y)
  }
}

extension Double {
  /// The number, or 0 in place of one that isn't finite.
  fileprivate var finite: Double { isFinite ? self : 0 }
}

import Drawing
import Geometry

/// What an element takes over from where it is drawn.
struct Surroundings {
  var style: Style
  var viewport: Viewport
  /// What `context-fill` and `context-stroke` paint with.
  var contextFill: Paint?
  var contextStroke: Paint?
  /// From the coordinates here to those of the paints of the context.
  private var toContext = CGAffineTransform.identity
  /// Whether the fills of shapes are a region to clip by, and nothing else of them counts.
  var isClip = false

  init(style: Style, viewport: Viewport) { (self.style, self.viewport) = (style, viewport) }

  /// Goes into coordinates that `transform` maps to those here.
  mutating func enter(_ transform: CGAffineTransform) {
    toContext = transform.concatenating(toContext)
  }

  /// Makes the paints of a shape here those of the context.
  mutating func beginContext(fill: Paint?, stroke: Paint?) {
    (contextFill, contextStroke, toContext) = (fill, stroke, .identity)
  }

  /// A paint of the context in the coordinates here.
  func local(_ paint: Paint?) -> Paint? {
    toContext.isSingular ? paint : paint?.transformed(by: toContext.inverted())
  }

  func with(style: Style) -> Surroundings {
    var changed = self
    changed.style = style
    return changed
  }
}

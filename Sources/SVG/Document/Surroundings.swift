import Drawing
import Geometry

/// What an element takes over from where it is drawn.
struct Surroundings {
  var style: Style
  var viewport: Viewport
  /// What `context-fill` and `context-stroke` paint with.
  var contextFill: Paint?
  var contextStroke: Paint?
  /// Whether the fills of shapes are a region to clip by, and nothing else of them counts.
  var isClip = false

  func with(style: Style) -> Surroundings {
    var changed = self
    changed.style = style
    return changed
  }
}

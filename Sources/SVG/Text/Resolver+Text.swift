import Drawing
import Geometry

extension Resolver {
  /// The glyphs of a `text` element.
  func textContent(_ element: Element, _ surroundings: Surroundings) -> RenderNode? { nil }
}

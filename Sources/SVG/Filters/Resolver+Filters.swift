import Drawing
import Geometry

extension Resolver {
  /// The filters that a value of `filter` stands for; nil if nothing of the element can be seen.
  func filters(_ text: String, _ surroundings: Surroundings, _ bounds: CGRect?) -> [Filter]? {
    let font = surroundings.style.fontUnits(rootEm: rootEm)
    var parser = FilterListParser(text, font, current: surroundings.style.inherited.color)
    guard let items = parser.items() else { return [] }
    var filters: [Filter] = []
    for item in items {
      switch item {
      case .filter(let filter): filters.append(filter)
      case .reference(let id):
        // A reference to nothing switches the whole list off.
        guard let element = document.tree.element(id: id), element.name == "filter" else {
          return []
        }
        guard let filter = expanding(element, { filter(element, surroundings, bounds) }) else {
          return nil
        }
        filters.append(filter)
      }
    }
    return filters
  }

  private func filter(
    _ element: Element, _ surroundings: Surroundings, _ bounds: CGRect?
  ) -> Filter? {
    guard let region = region(of: element, "filterUnits", surroundings, bounds),
      region.width > 0, region.height > 0
    else { return nil }
    let isOfBox = value(element, "primitiveUnits") == "objectBoundingBox"
    if isOfBox, bounds == nil { return nil }
    var builder = FilterBuilder(
      resolver: self, surroundings: surroundings, region: region, box: isOfBox ? bounds : nil)
    for child in element.children { builder.add(child) }
    guard !builder.graph.primitives.isEmpty else { return nil }
    return builder.graph.filter
  }
}

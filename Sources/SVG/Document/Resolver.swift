import Drawing
import Geometry
import Typography

/// Makes the tree that is drawn of the elements of a file.
final class Resolver {
  let document: SVGDocument
  /// Values that animations put in the place of the file's, by element and attribute.
  let overrides: [Int: [String: String]]
  /// The elements that are being expanded; to meet one of them again is a recursion.
  private var active: Set<Int> = []
  private var documentStyles: [Int: Style] = [:]
  /// How many elements may still be drawn; `use` can multiply them without bound.
  private var budget = 400_000
  /// How many elements around lie within one another, copies included.
  private var depth = 0
  /// No more than the stack of a thread holds.
  private static let deepest = 96
  private(set) var warnings: [SVGWarning] = []
  /// How many SVG files within one another this one is in.
  let imageDepth: Int

  init(_ document: SVGDocument, overrides: [Int: [String: String]] = [:], imageDepth: Int = 0) {
    (self.document, self.overrides, self.imageDepth) = (document, overrides, imageDepth)
  }

  var options: SVGOptions { document.options }

  func warn(_ message: String, at element: Element) {
    guard warnings.count < 100 else { return }
    let warning = SVGWarning(message, at: element.position)
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Whether an element is being expanded, so that a reference to it is a recursion.
  func isExpanding(_ element: Element) -> Bool { active.contains(element.index) }

  /// Does `body` unless the element is being expanded already; then nil.
  func expanding<Result>(_ element: Element, _ body: () -> Result?) -> Result? {
    guard active.insert(element.index).inserted else {
      warn("<\(element.name)> refers to itself and is left out there", at: element)
      return nil
    }
    defer { active.remove(element.index) }
    return body()
  }

  /// Does `body` one element deeper.
  func nesting<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Whether one more element may be drawn.
  func spend(_ element: Element) -> Bool {
    guard budget > 0, active.count < 200, depth < Self.deepest else {
      warn("there are too many copies, or too deep; the rest is left out", at: element)
      return false
    }
    budget -= 1
    return true
  }
}

// MARK: - Values

extension Resolver {
  /// An attribute as declared by animation, style sheet or the element itself.
  func value(_ element: Element, _ name: String) -> String? {
    overrides[element.index]?[name] ?? document.cascade.values[element.index][name]
      ?? element.attribute(name)
  }

  /// The font size of the root, which `rem` is a multiple of.
  var rootEm: Double {
    guard let text = value(document.tree.root, "font-size"), let length = Length(text) else {
      return options.defaultFontSize
    }
    let size = options.defaultFontSize
    return length.computed(FontUnits(em: size, ex: size / 2, rootEm: size)).resolved(size)
  }

  /// The style of an element in surroundings.
  func style(_ element: Element, in surroundings: Style) -> Style {
    var values = document.cascade.values[element.index]
    if let changed = overrides[element.index] {
      values.merge(changed.filter { PropertyTable.names.contains($0.key) }) { $1 }
    }
    return surroundings.child(values, rootEm: rootEm)
  }

  /// The style that a document begins with.
  var initialStyle: Style {
    var style = Style()
    style.inherited.fontSize = options.defaultFontSize
    style.inherited.color = options.currentColor
    return style
  }

  /// The style of an element where it stands in the file.
  func documentStyle(_ element: Element) -> Style {
    if let known = documentStyles[element.index] { return known }
    let parent = element.parent.map(documentStyle) ?? initialStyle
    let style = style(element, in: parent)
    documentStyles[element.index] = style
    return style
  }

  func lengths(_ style: Style, _ viewport: Viewport) -> LengthContext {
    LengthContext(font: style.fontUnits(rootEm: rootEm), viewport: viewport)
  }

  /// A length attribute, percentages of the viewport's part that the key path names.
  func length(
    _ element: Element, _ name: String, _ whole: KeyPath<Viewport, Double>,
    _ surroundings: Surroundings
  ) -> Double? {
    guard let text = value(element, name), let length = Length(text) else { return nil }
    return length.computed(surroundings.style.fontUnits(rootEm: rootEm))
      .resolved(surroundings.viewport[keyPath: whole])
  }
}

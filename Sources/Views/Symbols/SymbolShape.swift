public import Geometry
import Motion
public import Typography

/// A symbol as a shape: to be filled, stroked, trimmed, to mask with, and to morph.
///
/// It keeps its proportions and stands in the middle of its frame. Where the name changes in an
/// animated change, one outline grows into the other. A name that there is no symbol for gives a
/// box with a question mark.
public struct SymbolShape: Shape {
  private var outline: MorphingPath

  /// The symbol of that name, as `Image(systemName:)` shows it.
  public init(_ name: String, weight: Font.Weight = .regular) {
    let path = SymbolOutline.of(Symbol(named: name) ?? .unknown, weight: weight).path
    outline = MorphingPath(path, viewBox: CGRect(x: 0, y: 0, width: 24, height: 24))
  }

  public var animatableData: PathBlend {
    get { outline.animatableData }
    set { outline.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  /// The names of all symbols, in alphabetical order, without additions such as `.fill`.
  public static var names: [String] { SymbolTable.names }

  /// Whether there is a symbol of a name, with its additions.
  public static func isKnown(_ name: String) -> Bool { Symbol(named: name) != nil }
}

/// A part of a symbol: SVG path data in a box of 24 units, y down.
enum SymbolPart: Sendable, Hashable {
  /// A line of the weight's width, with round caps and joins.
  case line(String)
  /// A line around an area, which the filled form of the symbol fills.
  case outline(String)
  /// A line that the filled form leaves open.
  case detail(String)
  /// An area that the filled form leaves open.
  case dot(String)
  /// An area in both forms.
  case area(String)

  var data: String {
    switch self {
    case .line(let data), .outline(let data), .detail(let data), .dot(let data), .area(let data):
      data
    }
  }

  var isOutline: Bool {
    if case .outline = self { true } else { false }
  }
}

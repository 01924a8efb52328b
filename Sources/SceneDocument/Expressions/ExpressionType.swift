/// The type of a value in the expression language; every expression has one before it runs.
indirect enum ExpressionType: Sendable, Hashable {
  case number
  case boolean
  case string
  case color
  /// Two numbers `x` and `y`; sizes, offsets and unit points are points too.
  case point
  /// Any number of values of one type.
  case list(ExpressionType)

  /// How many numbers a value consists of; 0 for strings and lists, which are kept as objects.
  var width: Int {
    switch self {
    case .number, .boolean: 1
    case .point: 2
    case .color: 4
    case .string, .list: 0
    }
  }

  var isObject: Bool { width == 0 }
}

extension ExpressionType: CustomStringConvertible {
  /// The type with its article, for messages.
  var description: String {
    switch self {
    case .number: "a number"
    case .boolean: "a boolean"
    case .string: "a string"
    case .color: "a color"
    case .point: "a point"
    case .list(let element): "a list of \(element.plural)"
    }
  }

  private var plural: String {
    switch self {
    case .number: "numbers"
    case .boolean: "booleans"
    case .string: "strings"
    case .color: "colors"
    case .point: "points"
    case .list: "lists"
    }
  }
}

/// What the place of an expression wants, which decides what a string literal there may mean.
enum ExpectedType: Sendable, Hashable {
  case anything
  case number
  /// A number of degrees, or a string such as `45deg`.
  case angle
  case boolean
  case string
  /// A color, or a string with a color in it.
  case color
  /// A point, or a list of two numbers.
  case point
  /// A point, or the name of one such as `topLeading`.
  case unitPoint
  case list(ExpressionType)

  /// What wants exactly values of `type`.
  init(_ type: ExpressionType) {
    self =
      switch type {
      case .number: .number
      case .boolean: .boolean
      case .string: .string
      case .color: .color
      case .point: .point
      case .list(let element): .list(element)
      }
  }

  /// The type of the value; nil when any will do.
  var type: ExpressionType? {
    switch self {
    case .anything: nil
    case .number, .angle: .number
    case .boolean: .boolean
    case .string: .string
    case .color: .color
    case .point, .unitPoint: .point
    case .list(let element): .list(element)
    }
  }
}

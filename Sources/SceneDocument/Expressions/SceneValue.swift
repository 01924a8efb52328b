public import Drawing
public import Geometry

/// A value of a scene's state, of a component's parameter or of an expression.
public enum SceneValue: Sendable, Hashable {
  case number(Double)
  case boolean(Bool)
  case string(String)
  case color(Color.Resolved)
  case point(CGPoint)
  /// Values of one type.
  case list([SceneValue])
}

extension SceneValue {
  /// The value's type; that of an empty list is a list of numbers.
  var type: ExpressionType {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .string: .string
    case .color: .color
    case .point: .point
    case .list(let values): .list(values.first?.type ?? .number)
    }
  }

  /// The numbers of a value that consists of some.
  var scalars: [Double] {
    switch self {
    case .number(let number): [number]
    case .boolean(let flag): [flag ? 1 : 0]
    case .color(let color): [color.red, color.green, color.blue, color.opacity]
    case .point(let point): [point.x.native, point.y.native]
    case .string, .list: []
    }
  }

  /// The value of a type that consists of numbers.
  init(_ type: ExpressionType, scalars: ArraySlice<Double>) {
    self.init(type) { scalars[scalars.startIndex + $0] }
  }

  /// The value of a type that consists of numbers, which are asked for by their places.
  @inline(__always)
  init(_ type: ExpressionType, _ scalar: (Int) -> Double) {
    self =
      switch type {
      case .boolean: .boolean(scalar(0) != 0)
      case .point: .point(CGPoint(x: scalar(0), y: scalar(1)))
      case .color:
        .color(
          Color.Resolved(
            red: scalar(0), green: scalar(1), blue: scalar(2), opacity: scalar(3)))
      case .number, .string, .list: .number(scalar(0))
      }
  }
}

import Drawing
import Geometry

extension FilterBuilder {
  /// The matrix of `feColorMatrix`: the one that changes nothing when its values are wrong.
  func colorMatrix(_ element: Element) -> ColorMatrix {
    let values = resolver.value(element, "values").flatMap(numberList)
    switch resolver.value(element, "type") {
    case "saturate":
      guard let amount = (values ?? [1]).first, (values ?? [1]).count == 1 else {
        return ColorMatrix()
      }
      return .of(.saturation(amount))
    case "hueRotate":
      guard let angle = (values ?? [0]).first, (values ?? [0]).count == 1 else {
        return ColorMatrix()
      }
      return .of(.hueRotation(.degrees(angle)))
    case "luminanceToAlpha": return .of(.luminanceToAlpha)
    default: return values.flatMap { ColorMatrix(rows: $0) } ?? ColorMatrix()
    }
  }

  /// The functions of red, green, blue and alpha; of several for a channel the last counts.
  func transferFunctions(_ element: Element) -> [TransferFunction] {
    ["feFuncR", "feFuncG", "feFuncB", "feFuncA"].map { name in
      element.children.last { $0.name == name }.map { transferFunction($0) } ?? .identity
    }
  }

  private func transferFunction(_ element: Element) -> TransferFunction {
    let table = resolver.value(element, "tableValues").flatMap(numberList) ?? []
    switch resolver.value(element, "type") {
    case "table": return table.isEmpty ? .identity : .table(table)
    case "discrete": return table.isEmpty ? .identity : .discrete(table)
    case "linear":
      return .linear(
        slope: number(element, "slope", 1), intercept: number(element, "intercept", 0))
    case "gamma":
      return .gamma(
        amplitude: number(element, "amplitude", 1), exponent: number(element, "exponent", 1),
        offset: number(element, "offset", 0))
    default: return .identity
    }
  }
}

extension ColorMatrix {
  /// The matrix of a filter that is one.
  fileprivate static func of(_ filter: Filter) -> ColorMatrix {
    if case .colorMatrix(let matrix) = filter { matrix } else { ColorMatrix() }
  }

  /// Four rows of five numbers.
  fileprivate init?(rows: [Double]) {
    guard rows.count == 20 else { return nil }
    self.init()
    func row(_ index: Int) -> SIMD4<Double> {
      SIMD4(rows[index * 5], rows[index * 5 + 1], rows[index * 5 + 2], rows[index * 5 + 3])
    }
    (red, green, blue, alpha) = (row(0), row(1), row(2), row(3))
    bias = SIMD4(rows[4], rows[9], rows[14], rows[19])
  }
}

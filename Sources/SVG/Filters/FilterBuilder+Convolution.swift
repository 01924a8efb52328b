import Geometry

extension FilterBuilder {
  /// The matrix of `feConvolveMatrix`; nil when an attribute is wrong, and then the result is transparent.
  func convolution(_ element: Element) -> Convolution? {
    guard let order = order(element) else { return nil }
    let matrix = resolver.value(element, "kernelMatrix").flatMap(numberList) ?? []
    guard matrix.count == order.columns * order.rows else { return nil }
    guard let x = target(element, "targetX", order.columns),
      let y = target(element, "targetY", order.rows)
    else { return nil }
    let sum = matrix.reduce(0, +)
    var divisor = number(element, "divisor", sum == 0 ? 1 : sum)
    if divisor == 0 { divisor = sum == 0 ? 1 : sum }
    return Convolution(
      columns: order.columns, rows: order.rows, matrix: matrix, divisor: divisor,
      bias: number(element, "bias", 0), targetX: x, targetY: y,
      edgeMode: resolver.value(element, "edgeMode").flatMap { .init(rawValue: $0) } ?? .duplicate,
      preservesAlpha: resolver.value(element, "preserveAlpha") == "true")
  }

  /// Whole numbers from 1 to 64.
  private func order(_ element: Element) -> (columns: Int, rows: Int)? {
    let numbers = resolver.value(element, "order").map { numberList($0) ?? [] } ?? [3]
    guard numbers.count == 1 || numbers.count == 2 else { return nil }
    guard numbers.allSatisfy({ $0 >= 1 && $0 <= 64 && $0 == $0.rounded() }) else { return nil }
    return (Int(numbers[0]), Int(numbers[numbers.count - 1]))
  }

  private func target(_ element: Element, _ name: String, _ count: Int) -> Int? {
    guard let text = resolver.value(element, name) else { return count / 2 }
    guard let number = singleNumber(text), number >= 0, number < Double(count) else { return nil }
    return Int(number)
  }
}

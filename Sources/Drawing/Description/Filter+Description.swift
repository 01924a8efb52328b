import Geometry

extension Filter: CustomStringConvertible {
  /// The filter in few words.
  public var description: String {
    switch self {
    case .blur(let radius, let isOpaque): "blur \(rounded(radius))" + (isOpaque ? " opaque" : "")
    case .shadow(let color, let radius, let x, let y):
      "shadow \(color) \(rounded(radius)) at \(rounded(x)) \(rounded(y))"
    case .silhouette(let color, let radius, let x, let y):
      "silhouette \(color) \(rounded(radius)) at \(rounded(x)) \(rounded(y))"
    case .innerShadow(let color, let radius, let x, let y):
      "inner shadow \(color) \(rounded(radius)) at \(rounded(x)) \(rounded(y))"
    case .colorMatrix(let matrix): "matrix \(matrix)"
    case .alphaThreshold(let min, let max, let color):
      "threshold \(rounded(min)) to \(rounded(max)) \(color)"
    case .pixels(let function): function.words
    case .bitmap(let function): "function \(function.name)"
    }
  }
}

extension ColorMatrix: CustomStringConvertible {
  /// The rows, each with what is added to it at its end.
  public var description: String {
    let rows = [(red, bias.x), (green, bias.y), (blue, bias.z), (alpha, bias.w)]
    return rows.map { row, bias in
      [row.x, row.y, row.z, row.w, bias].map { rounded($0) }.joined(separator: " ")
    }.joined(separator: " / ")
  }
}

extension PixelFunction {
  /// The kind, the name and the arguments.
  fileprivate var words: String {
    let numbers = arguments.map { " " + rounded($0) }.joined()
    let offset =
      maxSampleOffset == .zero
      ? ""
      : " within \(rounded(maxSampleOffset.width.native)) "
        + rounded(maxSampleOffset.height.native)
    return "\(kind) function \(name)\(numbers)\(offset)"
  }
}

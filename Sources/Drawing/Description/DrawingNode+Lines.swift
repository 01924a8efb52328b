import Geometry

extension DrawingNode.Stroke {
  /// The node in a line.
  var line: String {
    let aliased = isAntialiased ? "" : " aliased"
    return "stroke \(paint) \(style.words)\(aliased) path \(path.words)"
  }
}

extension StrokeStyle {
  /// The width and what differs from the usual.
  fileprivate var words: String {
    var words = ["width \(rounded(lineWidth.native))"]
    if lineCap != .butt { words.append("cap \(lineCap)") }
    if lineJoin != .miter { words.append("join \(lineJoin)") }
    if miterLimit != 10 { words.append("limit \(rounded(miterLimit.native))") }
    if !dash.isEmpty {
      words.append("dash " + dash.map { rounded($0.native) }.joined(separator: " "))
      if dashPhase != 0 { words.append("phase \(rounded(dashPhase.native))") }
    }
    return words.joined(separator: " ")
  }
}

extension DrawingNode.Image {
  /// The node in a line.
  var line: String {
    let source = sourceRect == image.bounds ? "" : " from \(sourceRect.words)"
    let quality = interpolation == .bilinear ? "" : " \(interpolation)"
    return "image \(image)\(source) in \(rect.words)\(quality)"
  }
}

extension DrawingNode.Glyphs {
  /// The node in a line: how many glyphs, and where they are.
  var line: String {
    let places = glyphs.map { "\(rounded($0.position.x.native)) \(rounded($0.position.y.native))" }
    return "glyphs \(paint) size \(rounded(size)) at \(places.joined(separator: ", "))"
  }
}

extension ProjectionTransform {
  /// The nine numbers by rows.
  var words: String {
    let rows = [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
    return "projection "
      + rows.map { $0.map { rounded($0.native) }.joined(separator: " ") }.joined(separator: " / ")
  }
}

extension CGRect {
  /// Origin and size.
  var words: String {
    "\(rounded(minX.native)) \(rounded(minY.native)) "
      + "\(rounded(width.native)) × \(rounded(height.native))"
  }
}

extension BitmapImage: CustomStringConvertible {
  /// The size, and the digest that tells it from others.
  public var description: String {
    "\(width) × \(height) #\(String(digest, radix: 16))"
  }
}

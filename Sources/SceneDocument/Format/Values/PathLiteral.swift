internal import Geometry

/// The path that SVG path data describes, or what is wrong at which of its UTF-8 bytes.
func pathLiteral(_ text: String) -> Result<Path, ExpressionError> {
  do throws(PathDataError) {
    return .success(try Path(svgPathData: text))
  } catch {
    let end = text.utf8.count
    let start = min(error.offset, end)
    let message = "path data: expected \(error.expected.phrase)"
    return .failure(ExpressionError(message: message, range: start..<min(start + 1, end)))
  }
}

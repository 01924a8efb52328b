import Drawing
import Geometry
import Raster
import SVG
import Typography

private let options = SVGOptions(fonts: FontLibrary(usesSystemFonts: false))

/// Takes bytes as an SVG file, or as what stands in one, and does with it whatever can be done.
///
/// Pictures are drawn small: what is looked for are faults and files that take too long.
public func fuzzSVG(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let file = bytes.starts(with: Array("<svg".utf8)) ? bytes : head + bytes + tail
  guard let document = try? SVGDocument(file, options: options) else { return 0 }
  for time in [0, 0.7] { draw(document.drawing(at: time)) }
  _ = document.duration
  for id in document.identifiers.prefix(3) {
    _ = document.shape(id: id)
    _ = document.layers(of: [id], at: 0.3)
  }
  return 0
}

private let head = Array(
  """
  <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
  viewBox="0 0 100 100">
  """.utf8)
private let tail = Array("</svg>".utf8)

private func draw(_ drawing: FrameDrawing) {
  var bitmap = Bitmap(width: 48, height: 48)
  let size = max(drawing.size.width, drawing.size.height)
  guard size > 0 else { return }
  Rasterizer().draw(drawing, scale: 48 / Double(size), into: &bitmap)
}

import CHarfBuzz
import Geometry

extension ImmutableFont {
  /// The outline of a glyph at 1 point per em, y down.
  func outline(of glyph: UInt32, unitsPerEm: Double) -> Path {
    var drawing = OutlineDrawing(scale: 1 / unitsPerEm)
    withUnsafeMutablePointer(to: &drawing) {
      hb_font_get_glyph_shape(pointer, glyph, OutlineDrawing.functions.pointer, $0)
    }
    return drawing.path
  }
}

/// A path being drawn by HarfBuzz's calls.
private struct OutlineDrawing {
  var path = Path()
  let scale: Double

  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Double(x) * scale, y: -Double(y) * scale)
  }

  /// The drawing that HarfBuzz hands back to a call.
  static func at(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<OutlineDrawing> {
    data!.assumingMemoryBound(to: OutlineDrawing.self)
  }

  static let functions = DrawFunctions()
}

/// HarfBuzz's table of drawing calls, immutable and made once.
private final class DrawFunctions: @unchecked Sendable {
  let pointer: OpaquePointer

  init() {
    pointer = hb_draw_funcs_create()
    setStraightCalls()
    setCurvedCalls()
    hb_draw_funcs_make_immutable(pointer)
  }

  private func setStraightCalls() {
    hb_draw_funcs_set_move_to_func(
      pointer,
      { _, data, _, x, y, _ in
        let drawing = OutlineDrawing.at(data)
        drawing.pointee.path.move(to: drawing.pointee.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      pointer,
      { _, data, _, x, y, _ in
        let drawing = OutlineDrawing.at(data)
        drawing.pointee.path.addLine(to: drawing.pointee.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      pointer, { _, data, _, _ in OutlineDrawing.at(data).pointee.path.closeSubpath() }, nil, nil)
  }

  private func setCurvedCalls() {
    hb_draw_funcs_set_quadratic_to_func(
      pointer,
      { _, data, _, controlX, controlY, x, y, _ in
        let drawing = OutlineDrawing.at(data)
        let control = drawing.pointee.point(controlX, controlY)
        drawing.pointee.path.addQuadCurve(to: drawing.pointee.point(x, y), control: control)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      pointer,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        let drawing = OutlineDrawing.at(data)
        let first = drawing.pointee.point(x1, y1)
        let second = drawing.pointee.point(x2, y2)
        let end = drawing.pointee.point(x, y)
        drawing.pointee.path.addCurve(to: end, control1: first, control2: second)
      }, nil, nil)
  }
}

import Drawing

final class Rasterizer {
  func draw(_ drawing: FrameDrawing, scale: Double, into bitmap: inout Bitmap) {}
}

import CRasterKernels
import Drawing
import Geometry

extension DrawingRecorder {
  /// Records a fill with a mesh of colours, which is painted into a picture of the shape's bounds.
  mutating func record(
    _ fill: DrawingNode.Fill, _ mesh: MeshGradientPaint, _ inherited: Inherited
  ) -> PixelBounds {
    guard mesh.isRegular else {
      guard let last = mesh.vertices.last else { return .nothing }
      let plain = DrawingNode.Fill(fill.path, .color(last.color), style: fill.style)
      return record([.fill(plain)], inherited)
    }
    guard let command = outline(fill.path, fill.style, inherited) else { return .nothing }
    flattener.lines.truncate(to: command.firstLine)
    let picture = mesh.picture(of: command.bounds, inherited.toUnits)
    let place = CGAffineTransform(
      translationX: CGFloat(command.bounds.left), y: CGFloat(command.bounds.top))
    let edges = (Int(RASTER_EXTEND), Int(RASTER_EXTEND))
    guard let image = RasterImage(picture, ProjectionTransform(place), .nearest, edges: edges)
    else { return .nothing }
    return record(fill.path, fill.style, .image(image), inherited)
  }
}

extension MeshGradientPaint {
  /// The pixels within `bounds`.
  fileprivate func picture(
    of bounds: PixelBounds, _ toUnits: ProjectionTransform
  ) -> PictureSource {
    var bitmap = Bitmap(width: bounds.width, height: bounds.height)
    let (width, ground) = (bitmap.width, background.pixel)
    bitmap.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        pixels.update(repeating: ground)
        MeshCells(self, toUnits)?.paint(
          on: raster_surface(first: pixels.baseAddress!, pixels_per_row: width, bounds: bounds))
      }
    }
    let isOpaque = background.opacity >= 1 && vertices.allSatisfy { $0.color.opacity >= 1 }
    return PictureSource(bitmap, isOpaque: isOpaque)
  }
}

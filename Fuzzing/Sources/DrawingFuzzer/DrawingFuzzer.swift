import Drawing
import Geometry
import Raster

private nonisolated(unsafe) let rasterizers = InstructionSet.available.map {
  Rasterizer(options: RasterOptions(instructionSet: $0))
}

/// Takes bytes as a drawing and draws it at a scale that they name.
///
/// Each instruction set has to give the same bytes, whatever it drew before.
public func fuzzDrawing(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var reader = ByteReader(Array(UnsafeBufferPointer(start: start, count: count)))
  let scale = [1, 0.5, 2, 7.3, 0.01, 100][reader.choice(6)]
  let (width, height) = (1 + reader.choice(61), 1 + reader.choice(53))
  let drawing = FrameDrawing(
    size: CGSize(width: 48, height: 48), background: reader.flag() ? reader.color() : nil,
    content: reader.nodes(depth: 0))
  var expected: Bitmap?
  for rasterizer in rasterizers {
    var bitmap = Bitmap(width: width, height: height)
    rasterizer.draw(drawing, scale: scale, into: &bitmap)
    precondition(expected == nil || expected?.bytes == bitmap.bytes)
    expected = bitmap
  }
  return 0
}

import Drawing
import Geometry
import Raster
import Testing

/// Strokes that other renderers got wrong, by the pixels that show it.
@Suite("Known traps of strokes")
struct KnownTrapsTests {
  private func render(
    _ path: Path, _ width: CGFloat, cap: CGLineCap = .butt, dash: [CGFloat] = [],
    phase: CGFloat = 0
  ) -> Bitmap {
    let style = StrokeStyle(lineWidth: width, lineCap: cap, dash: dash, dashPhase: phase)
    let stroke = DrawingNode.Stroke(path, .color(.opaqueRed), style: style)
    return Rasterizer.render(FrameDrawing(200, 200, [.stroke(stroke)]))
  }

  private let line = Path { path in
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 90, y: 20))
  }

  @Test("dashes of 10 with a phase of -7 are dashes of 10, 10 with it")
  func oddDashes() {
    let odd = render(line, 4, dash: [10], phase: -7)
    #expect(firstDifference(odd, render(line, 4, dash: [10, 10], phase: -7)) == nil)
    // Seven to go of the gap before the first dash.
    #expect(odd[16, 20][3] == 0 && odd[17, 20][3] == 255)
    #expect(odd[26, 20][3] == 255 && odd[27, 20][3] == 0)
  }

  @Test("dashes of 0, 10 with round caps are dots, dashes of 0, 0 a solid line")
  func zeroDashes() {
    let dots = render(line, 6, cap: .round, dash: [0, 10])
    for x in [10, 20, 50] { #expect(dots[x, 20][3] == 255 && dots[x + 5, 20][3] == 0) }
    #expect(
      firstDifference(render(line, 6, cap: .round, dash: [0, 0]), render(line, 6, cap: .round))
        == nil)
  }

  @Test("a dash over the seam has its corner: (155, 45) is filled")
  func dashOverSeam() throws {
    let square = try Path(svgPathData: "M150 50L150 150L50 150L50 50Z")
    #expect(render(square, 20, dash: [15, 18], phase: 7)[155, 45][3] == 255)
  }

  @Test("a line after a close begins a subpath that isn't joined to the closed one")
  func lineAfterClose() throws {
    let path = try Path(svgPathData: "m20 20h120v120H20zl120 120")
    var parts = try Path(svgPathData: "m20 20h120v120H20z")
    parts.addPath(try Path(svgPathData: "M20 20L140 140"))
    let bitmap = render(path, 12)
    #expect(firstDifference(bitmap, render(parts, 12)) == nil)
    // The diagonal's butt end leaves the outside of the closed corner alone.
    #expect(bitmap[14, 14][3] == 255 && bitmap[12, 12][3] == 0)
  }

  @Test("a line that turns back is bevelled: nothing beyond x = 30")
  func turnBack() throws {
    let bitmap = render(try Path(svgPathData: "M20 140h10-20"), 4)
    #expect(bitmap[29, 140][3] == 255 && bitmap[30, 140][3] == 0)
    #expect(bitmap[10, 140][3] == 255 && bitmap[9, 140][3] == 0)
  }

  @Test("a cubic that turns back on the spot covers its segment")
  func turningCubic() throws {
    let bitmap = render(try Path(svgPathData: "M100 100C100 90 100 90 100 110"), 30)
    #expect(bitmap[100, 105][3] == 255 && bitmap[86, 105][3] == 255 && bitmap[113, 105][3] == 255)
    #expect(bitmap[84, 105][3] == 0 && bitmap[100, 150][3] == 0)
    #expect(bitmap.bytes.contains(255))
  }

  @Test("round caps of an empty trim draw nothing; of a whole one the corner stays joined")
  func trims() throws {
    let square = try Path(svgPathData: "M50 50H150V150H50Z")
    let nothing = render(square.trimmedPath(from: 0, to: 0), 10, cap: .round)
    #expect(nothing.bytes.allSatisfy { $0 == 0 })
    let whole = render(square.trimmedPath(from: 0, to: 1), 10, cap: .round)
    #expect(firstDifference(whole, render(square, 10, cap: .round)) == nil)
    #expect(whole[45, 45][3] == 255)
  }

  @Test("a coordinate far out is clipped: what is near stays where it is")
  func farOut() throws {
    let path = try Path(svgPathData: "m3 6h8v-158758583")
    let bitmap = Rasterizer.render(FrameDrawing(32, 32, [.fill(path, .opaqueRed)]))
    #expect(bitmap[10, 3][3] == 255 && bitmap[11, 3][3] == 0 && bitmap[9, 6][3] == 0)
  }
}

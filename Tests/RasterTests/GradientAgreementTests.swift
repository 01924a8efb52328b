import Drawing
import Geometry
import Raster
import Testing

@Suite("Gradients however they are drawn")
struct GradientAgreementTests {
  static let size = 131.0

  @Test("every instruction set gives the same bytes", arguments: 0..<60 as Range<UInt64>)
  func instructionSets(seed: UInt64) {
    var drawings = RandomDrawings(seed: seed, size: Self.size)
    let paint = drawings.wildGradient()
    let expected = GradientTests.render(paint, (Self.size, Self.size), .portable)
    for set in InstructionSet.available {
      let bitmap = GradientTests.render(paint, (Self.size, Self.size), set)
      #expect(firstDifference(bitmap, expected) == nil, "\(set): \(paint)")
    }
  }

  /// Pixels may differ where the colour jumps: along rays, and where a gradient begins again.
  @Test("angular gradients are within 2 levels off their jumps", arguments: 0..<20 as Range<UInt64>)
  func angularReference(seed: UInt64) {
    var drawings = RandomDrawings(seed: seed, size: Self.size)
    var paint = drawings.wildGradient()
    while true {
      if case .angularGradient = paint { break }
      paint = drawings.wildGradient()
    }
    let bitmap = GradientTests.render(paint, (Self.size, Self.size))
    var faults = 0
    for y in 0..<Int(Self.size) {
      for x in 0..<Int(Self.size) {
        let color = paint.premultiplied(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let expected = color * 255
        let isNear = (0..<4).allSatisfy { abs(Double(bitmap[x, y][$0]) - expected[$0]) <= 2.5 }
        if !isNear { faults += 1 }
      }
    }
    // A ray crosses the canvas once; near the centre a pixel sees all colours.
    #expect(faults < Int(Self.size) * 4, "\(paint)")
  }

  @Test(
    "extreme geometry is drawn in bounded time, the same by every instruction set",
    arguments: HostileGeometryTests.extremes)
  func extremes(value: Double) {
    let gradient = Gradient.Resolved(colors: [.opaqueRed, .opaqueBlue, .white])
    for other in HostileGeometryTests.extremes {
      let (start, end) = (CGPoint(x: value, y: other), CGPoint(x: other, y: 7))
      for spread in GradientSpread.allCases {
        let paints: [Paint] = [
          .linearGradient(.init(gradient, startPoint: start, endPoint: end, spread: spread)),
          .radialGradient(
            .init(
              gradient, center: end, startRadius: value, endRadius: other, aspect: value,
              spread: spread)),
          .angularGradient(
            .init(
              gradient, center: start, startAngle: .radians(value), endAngle: .radians(other),
              spread: spread)),
        ]
        for paint in paints {
          let expected = GradientTests.render(paint, (32, 2), .portable)
          for set in InstructionSet.available {
            let bitmap = GradientTests.render(paint, (32, 2), set)
            #expect(firstDifference(bitmap, expected) == nil, "\(set): \(paint)")
          }
        }
      }
    }
  }
}

import Geometry

/// A style and other choices from a few bytes.
struct FuzzChoices {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isEvenOdd: Bool { bytes[0] & 1 == 1 }

  /// A number in 0...1.
  var fraction: Double { Double(bytes[1]) / 255 }

  var style: StrokeStyle {
    StrokeStyle(
      lineWidth: Double(bytes[2]) / 4, lineCap: CGLineCap(rawValue: Int32(bytes[3] % 3)) ?? .butt,
      lineJoin: CGLineJoin(rawValue: Int32(bytes[4] % 3)) ?? .miter,
      miterLimit: Double(bytes[4]) / 8, dash: dash, dashPhase: Double(bytes[6]) - 100)
  }

  private var dash: [CGFloat] {
    switch bytes[5] % 4 {
    case 0: []
    case 1: [CGFloat(bytes[7])]
    case 2: [CGFloat(bytes[7]) / 16, 2, 0]
    default: [0, CGFloat(bytes[7]) / 8]
    }
  }
}

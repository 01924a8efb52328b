import Animate

/// A landscape, computed: hills in haze under a low sun.
struct Photograph {
  let sky: (top: SIMD3<Double>, horizon: SIMD3<Double>)
  let sun: (x: Double, y: Double, radius: Double, color: SIMD3<Double>)
  let hills: (far: SIMD3<Double>, near: SIMD3<Double>)
  var seed = 0.0

  static let width = 360
  static let height = 270

  static let dusk = Photograph(
    sky: (SIMD3(0.16, 0.13, 0.36), SIMD3(0.99, 0.56, 0.42)),
    sun: (0.62, 0.5, 0.11, SIMD3(1, 0.88, 0.66)),
    hills: (SIMD3(0.72, 0.36, 0.46), SIMD3(0.1, 0.07, 0.2)))
  static let morning = Photograph(
    sky: (SIMD3(0.28, 0.6, 0.86), SIMD3(0.97, 0.93, 0.82)),
    sun: (0.3, 0.34, 0.08, SIMD3(1, 0.99, 0.9)),
    hills: (SIMD3(0.6, 0.78, 0.78), SIMD3(0.06, 0.28, 0.3)), seed: 2.1)
  static let night = Photograph(
    sky: (SIMD3(0.02, 0.04, 0.13), SIMD3(0.16, 0.34, 0.5)),
    sun: (0.72, 0.25, 0.06, SIMD3(0.96, 0.97, 1)),
    hills: (SIMD3(0.13, 0.28, 0.42), SIMD3(0.01, 0.03, 0.08)), seed: 4.4)

  /// The picture of the landscape.
  var image: Image { Image(BitmapImage(bitmap)).resizable() }

  private var bitmap: Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.width * Self.height * 4)
    for row in 0..<Self.height {
      for column in 0..<Self.width {
        let color = color(
          Double(column) / Double(Self.width), Double(row) / Double(Self.height))
        for channel in 0..<3 {
          bytes.append(UInt8(min(max(color[channel], 0), 1) * 255 + 0.5))
        }
        bytes.append(255)
      }
    }
    return Bitmap(width: Self.width, height: Self.height, bytes: bytes)
  }

  private func color(_ x: Double, _ y: Double) -> SIMD3<Double> {
    let (dx, dy) = ((x - sun.x) * 4 / 3, y - sun.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    let glow = 0.7 * exp(-distance * 5)
    var color = mix(sky.top, sky.horizon, min(y / 0.72, 1))
    color = mix(color, sun.color, glow)
    color = mix(color, sun.color, covered(sun.radius - distance))
    for layer in 0..<5 {
      let depth = Double(layer) / 4
      let tint = mix(hills.far, hills.near, depth)
      // Haze gathers at the foot of each range.
      let haze = mix(tint, sky.horizon, 0.45 * (1 - depth) * max(0, y - ridge(layer, x)) * 4)
      color = mix(color, haze, covered(y - ridge(layer, x)))
    }
    return color
  }

  /// The height of a range of hills.
  private func ridge(_ layer: Int, _ x: Double) -> Double {
    let phase = seed + Double(layer) * 1.7
    let steepness = 1 + Double(layer) * 0.35
    return 0.5 + Double(layer) * 0.1 + 0.05 * sin(x * 5 * steepness + phase * 2)
      + 0.022 * sin(x * 13 + phase * 5) + 0.008 * sin(x * 37 + phase * 3)
  }

  private func covered(_ depth: Double) -> Double {
    min(max(depth * Double(Self.height) + 0.5, 0), 1)
  }

  private func mix(
    _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ fraction: Double
  ) -> SIMD3<Double> {
    first + (second - first) * fraction
  }
}

import Drawing
import Geometry

extension ByteReader {
  /// Radii stay small: large ones are slow rather than risky.
  mutating func filter() -> Filter {
    switch choice(10) {
    case 0: .blur(radius: fraction() * 12, isOpaque: flag())
    case 1: .shadow(color: color(), radius: fraction() * 9, x: coordinate(), y: fraction() * 30)
    case 2: .silhouette(color: color(), radius: fraction() * 4, x: fraction() * 9, y: coordinate())
    case 3: .innerShadow(color: color(), radius: fraction() * 5, x: coordinate(), y: 1)
    case 4: .hueRotation(.degrees(coordinate()))
    case 5: .contrast(coordinate())
    case 6: .saturation(coordinate())
    case 7, 8: .pixels(pixelFunction())
    default: .alphaThreshold(min: fraction(), max: fraction(), color: color())
    }
  }

  /// A function of any kind that looks at any places and gives any colours.
  private mutating func pixelFunction() -> PixelFunction {
    let factor = coordinate() / 16
    let reach = CGSize(width: fraction() * 20, height: fraction() * 20)
    let (near, step) = (Float(factor), SIMD8<Float>(repeating: Float(coordinate())))
    switch choice(3) {
    case 0:
      return .color(name: "scale", arguments: [factor]) { _, color in
        PixelColors(
          red: color.green * near, green: color.blue, blue: color.red / color.alpha,
          alpha: color.alpha * near)
      }
    case 1:
      return .distortion(name: "pull", arguments: [factor], maxSampleOffset: reach) {
        PixelPositions(x: $0.x * near, y: $0.y + step)
      }
    default:
      return .layer(name: "neighbour", arguments: [factor], maxSampleOffset: reach) {
        $1.sample(PixelPositions(x: $0.x + step, y: $0.y * near))
      }
    }
  }
}

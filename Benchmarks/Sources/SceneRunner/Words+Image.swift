import Drawing
import Geometry

extension Words {
  /// The test image under the six numbers of a map.
  mutating func image() throws -> DrawingNode {
    let numbers = try (0..<6).map { _ in CGFloat(try number()) }
    let transform = CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    let image = DrawingNode.image(.init(Self.testImage, in: Self.testImage.bounds))
    return .group(.init(transform: transform, content: [image]))
  }

  /// 512 × 512 opaque pixels; the benchmark's README defines them.
  private static let testImage: BitmapImage = {
    let bytes = (0..<512 * 512).flatMap { (index: Int) -> [UInt8] in
      let (x, y) = (index % 512, index / 512)
      return [UInt8(x / 2), UInt8(y / 2), (x ^ y) & 32 != 0 ? 200 : 60, 255]
    }
    return BitmapImage(Bitmap(width: 512, height: 512, bytes: bytes))
  }()
}

import Animate
import Testing

@Suite struct PixelSizeTests {
  @Test(
    "a canvas has the pixels that it covers, parts counted whole",
    arguments: [
      (100.0, 50.0, 1.0, 100, 50), (100, 50, 2, 200, 100), (100.5, 50, 1, 101, 50),
      (33.3, 10, 10, 333, 100), (0.2, 0.2, 1, 1, 1), (16384, 8192, 1, 16384, 8192),
    ])
  func size(width: Double, height: Double, scale: Double, pixelWidth: Int, pixelHeight: Int) throws
  {
    let size = try #require(PixelSize(CGSize(width: width, height: height), scale: scale))
    #expect((size.width, size.height) == (pixelWidth, pixelHeight))
  }

  @Test(
    "what can't be a picture is none",
    arguments: [
      (0.0, 10.0), (10, 0), (-1, 10), (10, -1), (.nan, 10), (10, .nan), (.infinity, 10),
      (1e300, 10),
      (1e6, 1e6), (16384, 16384), (16385, 1),
    ])
  func none(width: Double, height: Double) {
    #expect(PixelSize(CGSize(width: width, height: height), scale: 1) == nil)
  }

  @Test(
    "a scale that is no positive number gives no picture",
    arguments: [0, -1, .nan, .infinity, 1e300])
  func scale(scale: Double) {
    #expect(PixelSize(CGSize(width: 10, height: 10), scale: scale) == nil)
  }
}

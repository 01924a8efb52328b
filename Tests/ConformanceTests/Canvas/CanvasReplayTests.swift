import Drawing
import Foundation
import TestSupport
import Testing

/// Replays the recorded pixel tests of the web platform's canvas suite.
@Suite("The canvas suite")
struct CanvasReplayTests {
  /// All files of the folder that hold cases; that of colours is read elsewhere.
  static let files = ConformanceCorpus.files(of: "canvas", ext: "json")
    .filter { $0.lastPathComponent != "colors.json" }

  @Test(
    "at least 98 of 100 pixel tests pass",
    .enabled(if: !files.isEmpty, "needs the canvas corpus beside the checkout or ANIMATE_CORPORA"))
  func replay() throws {
    var (passed, failures) = (0, [String]())
    for file in Self.files {
      let cases = try JSONDecoder().decode([CanvasCase].self, from: Data(contentsOf: file))
      let failed = cases.compactMap { $0.failure }
      print("canvas/\(file.lastPathComponent): \(cases.count - failed.count) of \(cases.count)")
      passed += cases.count - failed.count
      failures += failed
    }
    print("canvas: \(passed) of \(passed + failures.count) passed")
    failures.forEach { print("  failed: \($0)") }
    #expect(passed * 100 >= 98 * (passed + failures.count), "\(failures)")
  }
}

extension CanvasCase {
  /// What differs, or nil when every pixel is as expected.
  var failure: String? {
    do {
      let bitmap = try CanvasImages(images: images ?? [:]).bitmap(ops, width: width, height: height)
      return expect.lazy.compactMap { difference($0, bitmap) }.first.map { "\(name): \($0)" }
    } catch {
      return "\(name): \(error)"
    }
  }

  private func difference(_ expected: [Double], _ bitmap: Bitmap) -> String? {
    let (x, y) = (Int(expected[0]), Int(expected[1]))
    let pixel = bitmap.straightLevels(x: x, y: y)
    let differs = zip(pixel, expected[2...5]).contains { abs($0 - $1) > expected[6] }
    return differs ? "(\(x), \(y)) is \(pixel), not \(expected[2...5])" : nil
  }
}

extension Bitmap {
  /// Red, green, blue and alpha, 0…255, not premultiplied.
  fileprivate func straightLevels(x: Int, y: Int) -> [Double] {
    let pixel = bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4].map { Double($0) }
    guard pixel[3] > 0 else { return [0, 0, 0, 0] }
    return pixel.dropLast().map { ($0 * 255 / pixel[3]).rounded() } + [pixel[3]]
  }
}

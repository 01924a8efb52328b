import CMediaKernels
import Drawing
import TestSupport
import Testing

@Suite("Pixel kernels")
struct KernelTests {
  private struct Planes: Equatable {
    var y: [UInt8]
    var u: [UInt8]
    var v: [UInt8]
  }

  private static let kernels = [
    MEDIA_KERNEL_PORTABLE, MEDIA_KERNEL_SSE2, MEDIA_KERNEL_AVX2, MEDIA_KERNEL_FASTEST,
  ]

  private func noise(_ width: Int, _ height: Int, seed: UInt64, opaque: Bool) -> [UInt8] {
    var random = SeededRandom(seed: seed)
    return (0..<(width * height)).flatMap { _ -> [UInt8] in
      let alpha = opaque ? 255 : UInt8.random(in: 0...255, using: &random)
      return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
    }
  }

  private func converted(
    _ rgba: [UInt8], _ width: Int, _ height: Int, _ kernel: media_kernel, matte: UInt32 = 0
  ) -> Planes {
    let (evenWidth, evenHeight) = (width + width % 2, height + height % 2)
    var planes = Planes(
      y: Array(repeating: 77, count: evenWidth * evenHeight),
      u: Array(repeating: 77, count: evenWidth * evenHeight / 4),
      v: Array(repeating: 77, count: evenWidth * evenHeight / 4))
    let result = planes.y.withUnsafeMutableBufferPointer { y in
      planes.u.withUnsafeMutableBufferPointer { u in
        planes.v.withUnsafeMutableBufferPointer { v in
          media_yuv420p_from_rgba(
            rgba, Int32(width), Int32(height), matte,
            media_yuv420p(
              y: y.baseAddress, u: u.baseAddress, v: v.baseAddress, y_stride: evenWidth,
              chroma_stride: evenWidth / 2), kernel)
        }
      }
    }
    #expect(result == 0)
    return planes
  }

  @Test("all kernels give the same bytes, at all sizes around their blocks")
  func equalKernels() {
    for width in Array(1...70) + [127, 128, 129] {
      for (height, matte) in [(1, 0), (2, 0xFF_80_10), (5, 0)] as [(Int, UInt32)] {
        let rgba = noise(width, height, seed: UInt64(width), opaque: matte == 0)
        let expected = converted(rgba, width, height, MEDIA_KERNEL_PORTABLE, matte: matte)
        for kernel in Self.kernels where media_kernel_is_supported(kernel) != 0 {
          #expect(converted(rgba, width, height, kernel, matte: matte) == expected)
        }
      }
    }
  }

  @Test("luma and left-sited chroma are BT.709 in limited range, rounded to the nearest")
  func exactBT709() {
    let (width, height) = (38, 22)
    let rgba = noise(width, height, seed: 5, opaque: true)
    let planes = converted(rgba, width, height, MEDIA_KERNEL_FASTEST)
    func channel(_ x: Int, _ y: Int, _ c: Int) -> Double {
      Double(rgba[(y * width + max(0, min(width - 1, x))) * 4 + c])
    }
    func luma(_ r: Double, _ g: Double, _ b: Double) -> Double {
      0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    for y in 0..<height {
      for x in 0..<width {
        let exact = 16 + 219 / 255 * luma(channel(x, y, 0), channel(x, y, 1), channel(x, y, 2))
        // Half a step for rounding, the rest for coefficients of 15 bits.
        #expect(abs(Double(planes.y[y * width + x]) - exact) < 0.51)
      }
    }
    for y in 0..<(height / 2) {
      for x in 0..<(width / 2) {
        let mean = (0..<3).map { c in
          [0, 1].reduce(0.0) { sum, row in
            sum + channel(2 * x - 1, 2 * y + row, c) + 2 * channel(2 * x, 2 * y + row, c)
              + channel(2 * x + 1, 2 * y + row, c)
          } / 8
        }
        let light = luma(mean[0], mean[1], mean[2])
        let (u, v) = (planes.u[y * width / 2 + x], planes.v[y * width / 2 + x])
        #expect(abs(Double(u) - (128 + 224 / 255 * (mean[2] - light) / 1.8556)) < 0.51)
        #expect(abs(Double(v) - (128 + 224 / 255 * (mean[0] - light) / 1.5748)) < 0.51)
      }
    }
  }

  @Test("greys have no colour, and black and white are the ends of the range")
  func greys() {
    for grey in 0...255 {
      let planes = converted(
        [UInt8](repeating: UInt8(grey), count: 16), 2, 2, MEDIA_KERNEL_FASTEST)
      #expect(planes.u == [128] && planes.v == [128])
      if grey == 0 { #expect(planes.y == [16, 16, 16, 16]) }
      if grey == 255 { #expect(planes.y == [235, 235, 235, 235]) }
    }
  }

  @Test("odd sides are extended by a copy of the last pixels")
  func oddSides() {
    let rgba = noise(5, 3, seed: 9, opaque: true)
    func extended() -> [UInt8] {
      (0..<4).flatMap { y in
        (0..<6).flatMap { x -> [UInt8] in
          let place = (min(y, 2) * 5 + min(x, 4)) * 4
          return Array(rgba[place..<(place + 4)])
        }
      }
    }
    #expect(
      converted(rgba, 5, 3, MEDIA_KERNEL_FASTEST)
        == converted(extended(), 6, 4, MEDIA_KERNEL_FASTEST))
  }

  @Test("un-premultiplying rounds to the nearest, for every colour and alpha")
  func unpremultiply() {
    for alpha in 0...255 {
      let premultiplied = (0...alpha).flatMap { value -> [UInt8] in
        [UInt8(value), 0, UInt8(alpha), UInt8(alpha)]
      }
      var straight = premultiplied
      let isTranslucent = media_unpremultiply(premultiplied, &straight, alpha + 1)
      #expect((isTranslucent != 0) == (alpha < 255))
      for value in 0...alpha {
        let exact = alpha == 0 ? 0 : (Double(value) * 255 / Double(alpha)).rounded()
        #expect(Double(straight[value * 4]) == exact)
        #expect(straight[value * 4 + 2] == (alpha == 0 ? 0 : 255))
        #expect(Int(straight[value * 4 + 3]) == alpha)
      }
    }
  }

  @Test(
    "SHA-256 gives the published values",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func sha256(text: String, digest: String) {
    for portable in [0, 1] as [Int32] {
      var bytes = [UInt8](repeating: 0, count: 32)
      media_sha256(Array(text.utf8), text.utf8.count, &bytes, portable)
      let hexadecimal = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      #expect(hexadecimal == digest)
    }
  }

  @Test("SHA-256 is the same with and without the processor's help, at all lengths around a block")
  func sha256Lengths() {
    let bytes = noise(20, 5, seed: 3, opaque: false)
    for count in 0...200 {
      var (fast, portable) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 1, count: 32))
      media_sha256(bytes, count, &fast, 0)
      media_sha256(bytes, count, &portable, 1)
      #expect(fast == portable)
    }
  }
}

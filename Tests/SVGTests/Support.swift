import Drawing
import Geometry
import Raster
import Testing
import Typography

@testable import SVG

/// Options without doors and with the embedded fonts.
let plainOptions = SVGOptions(fonts: FontLibrary(usesSystemFonts: false))

/// A document of `content` in a view box of 100 × 100.
func document(_ content: String, options: SVGOptions = plainOptions) throws -> SVGDocument {
  try SVGDocument(
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    viewBox="0 0 100 100">\(content)</svg>
    """, options: options)
}

/// A picture of `content`, a pixel a unit.
func picture(_ content: String, at time: Double = 0) throws -> Bitmap {
  Rasterizer.render(try document(content).drawing(at: time))
}

extension Bitmap {
  /// Red, green, blue and alpha of a pixel, premultiplied.
  subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    let place = (y * width + x) * 4
    return SIMD4(bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
  }
}

let green = SIMD4<UInt8>(0, 128, 0, 255)
let red = SIMD4<UInt8>(255, 0, 0, 255)
let clear = SIMD4<UInt8>(0, 0, 0, 0)

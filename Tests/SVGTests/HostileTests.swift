import Drawing
import Geometry
import Raster
import Testing

@testable import SVG

/// Files that would take for ever, or that refer to themselves.
@Suite("Hostile SVG files")
struct HostileTests {
  @Test(
    "what refers to itself is left out there",
    arguments: [
      "<use id='a' href='#a'/>", "<g id='a'><use href='#a'/></g>",
      "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
      "<pattern id='a' width='5' height='5'><rect width='9' height='9' fill='url(#a)'/></pattern><rect width='9' height='9' fill='url(#a)'/>",
      "<mask id='a'><rect width='9' height='9' mask='url(#a)'/></mask><rect width='9' height='9' mask='url(#a)'/>",
      "<clipPath id='a'><rect width='9' height='9' clip-path='url(#a)'/></clipPath><rect width='9' height='9' clip-path='url(#a)'/>",
      "<marker id='a'><path d='M0 0L1 1' marker-start='url(#a)'/></marker><path d='M0 0L1 1' marker-start='url(#a)'/>",
      "<filter id='a'><feImage href='#r'/></filter><rect id='r' width='9' height='9' filter='url(#a)'/>",
      "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/><rect width='9' height='9' fill='url(#a)'/>",
      "<animate id='a' attributeName='x' begin='b.end' dur='1s'/><animate id='b' attributeName='x' begin='0s;a.end' dur='1s'/>",
    ])
  func recursion(content: String) throws {
    _ = try picture(content + "<rect x='50' width='9' height='9' fill='green'/>", at: 1)[55, 5]
  }

  @Test("copies that multiply are cut off, and what comes before is drawn")
  func copies() throws {
    var content =
      "<rect x='90' width='9' height='9' fill='green'/><g id='g0'><rect width='1' height='1'/></g>"
    for level in 1...30 {
      content += "<g id='g\(level)'><use href='#g\(level - 1)'/><use href='#g\(level - 1)'/></g>"
    }
    let drawn = try document(
      "<defs>\(content)</defs>"
        + "<rect x='90' width='9' height='9' fill='green'/><use href='#g30'/>")
    let resolver = Resolver(drawn)
    _ = resolver.root()
    #expect(resolver.warnings.contains { $0.message.contains("too many") })
  }

  @Test("files as deep as can be are drawn, as far as the stack allows")
  func depth() throws {
    var content = "<defs>"
    for level in 0..<100 {
      let inner = level == 0 ? "<rect width='9' height='9'/>" : "<use href='#d\(level - 1)'/>"
      content +=
        "<g id='d\(level)'>" + String(repeating: "<g transform='scale(1)'>", count: 200) + inner
        + String(repeating: "</g>", count: 201)
    }
    _ = try picture(content + "</defs><use href='#d99' opacity='.5'/>")
    let plain = String(repeating: "<g>", count: 90) + "<rect width='9' height='9' fill='green'/>"
    #expect(try picture(plain + String(repeating: "</g>", count: 90))[4, 4] == green)
  }

  @Test(
    "enormous and meaningless numbers have a result",
    arguments: ["1e300", "-1e300", "0", "-1", "NaN", "1e-300", "1e9"])
  func numbers(number: String) throws {
    _ = try picture(
      """
      <filter id="f" x="-\(number)" width="\(number)" primitiveUnits="objectBoundingBox">
      <feGaussianBlur stdDeviation="\(number)"/><feOffset dx="\(number)"/>
      <feMorphology radius="\(number)"/><feTurbulence baseFrequency="\(number)" seed="\(number)"/>
      <feConvolveMatrix order="\(number)" kernelMatrix="1"/></filter>
      <g transform="scale(\(number))"><rect width="\(number)" height="5" rx="\(number)"
      stroke="red" stroke-width="\(number)" stroke-dasharray="\(number) 1" filter="url(#f)"/></g>
      <text font-size="\(number)" x="\(number)" textLength="\(number)" letter-spacing="\(number)">ab</text>
      <svg x="\(number)" width="\(number)" viewBox="0 0 \(number) 1"><circle r="\(number)"/></svg>
      """)
  }

  @Test("pictures from elsewhere are never asked for")
  func remote() throws {
    var options = plainOptions
    options.readFile = { reference in
      Issue.record("asked for \(reference)")
      return nil
    }
    let drawn = try document(
      """
      <image href="http://example.org/a.png" width="9" height="9"/>
      <image href="//example.org/a.png" width="9" height="9"/>
      """, options: options)
    #expect(drawn.warnings().count == 2)
  }
}

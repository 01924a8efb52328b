import Foundation
import Geometry
import Testing

@testable import SVG

/// What is no XML, or more than a picture may hold.
@Suite("Reading XML")
struct XMLTests {
  private func error(_ text: String) -> SVGError? {
    do throws(SVGError) {
      _ = try SVGDocument(text, options: plainOptions)
      return nil
    } catch { return error }
  }

  @Test("a mistake is told with its line and column")
  func position() {
    let found = error("<svg xmlns=\"http://www.w3.org/2000/svg\">\n  <g></h>\n</svg>")
    #expect(found?.position == SVGSourcePosition(line: 2, column: 8))
    #expect(found?.message.contains("mismatched tag") == true)
  }

  @Test("a file without an svg element at its root is refused", arguments: ["<html/>", "", "{}"])
  func root(text: String) { #expect(error(text) != nil) }

  @Test("external entities are refused")
  func external() {
    let found = error(
      """
      <!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>
      <svg xmlns="http://www.w3.org/2000/svg"><text>&e;</text></svg>
      """)
    #expect(found?.message.contains("external") == true)
  }

  @Test("entities that multiply are refused")
  func bomb() {
    var text = "<!DOCTYPE svg [<!ENTITY a0 \"aaaaaaaaaaaaaaaaaaaa\">"
    for level in 1...9 {
      let inner = String(repeating: "&a\(level - 1);", count: 20)
      text += "<!ENTITY a\(level) \"\(inner)\">"
    }
    text += "]><svg xmlns=\"http://www.w3.org/2000/svg\"><text>&a9;</text></svg>"
    #expect(error(text) != nil)
  }

  @Test("elements nest no deeper than the limit")
  func depth() {
    let depth = XMLLimits.depth
    func nested(_ count: Int) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\">" + String(repeating: "<g>", count: count)
        + String(repeating: "</g>", count: count) + "</svg>"
    }
    #expect(error(nested(depth - 1)) == nil)
    #expect(error(nested(depth))?.message.contains("deeper") == true)
  }

  @Test("names of other name spaces draw nothing, prefixes of SVG's do")
  func nameSpaces() throws {
    let drawn = try SVGDocument(
      """
      <s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns="http://example.org" width="9" height="9">
      <rect width="9" height="9"/><s:rect id="a" width="4" height="4"/></s:svg>
      """, options: plainOptions)
    #expect(drawn.shape?.boundingRect.width == 4)
  }
}

import Testing

@testable import SVG

/// Which elements a style sheet's rules choose.
@Suite("Style sheets")
struct SelectorTests {
  /// The ids of the elements that a selector matches.
  private func matches(_ selector: String) throws -> [String] {
    let tree = try document(
      """
      <g id="g" class="a b"><rect id="r1" width="1"/><circle id="c"/><rect id="r2" class="a"/>
      <rect id="r3" lang="en-GB"/></g><path id="p"/>
      """
    ).tree
    guard let selectors = Selector.list(selector) else { return ["invalid"] }
    return tree.nodes.indices.compactMap { index in
      let element = Element(tree: tree, index: index)
      return selectors.contains { $0.matches(element) } ? element.id : nil
    }
  }

  @Test(
    "selectors match by type, class, id, attribute, structure and place",
    arguments: [
      ("rect", ["r1", "r2", "r3"]), (".a", ["g", "r2"]), ("g.a.b", ["g"]), ("#c, #p", ["c", "p"]),
      ("rect[width]", ["r1"]), ("[class~=b]", ["g"]), ("[lang|='en']", ["r3"]),
      ("[id^=\"r\"]", ["r1", "r2", "r3"]), ("[id$=\"2\"]", ["r2"]), ("[id*=\"1\"]", ["r1"]),
      ("g > rect", ["r1", "r2", "r3"]), ("svg rect.a", ["r2"]), ("svg > rect", []),
      ("circle + rect", ["r2"]), ("circle ~ rect", ["r2", "r3"]),
      ("rect:first-child", ["r1"]), ("g rect:last-child", ["r3"]),
      ("rect:nth-child(odd)", ["r1", "r2"]),
      ("rect:nth-child(2n+3)", ["r2"]), ("rect:first-of-type", ["r1"]),
      ("circle:only-of-type", ["c"]), ("g > :not(rect)", ["c"]), ("rect:hover", []),
      ("rect..a", ["invalid"]),
    ] as [(String, [String])])
  func matching(selector: String, ids: [String]) throws {
    #expect(try matches(selector) == ids)
  }

  @Test("ids weigh more than classes, classes more than types, and the later of equals wins")
  func specificity() throws {
    let values = try document(
      """
      <style>#x { fill: red } .c { fill: green; stroke: red } rect { stroke: blue; opacity: 0.1 }
      rect { opacity: 0.2 }</style><rect id="x" class="c" fill="blue"/>
      """
    ).cascade.values.last
    #expect(values?["fill"] == "red")
    #expect(values?["stroke"] == "red")
    #expect(values?["opacity"] == "0.2")
  }

  @Test("style attributes win over sheets, and what is important over both")
  func importance() throws {
    let values = try document(
      """
      <style>rect { fill: red !important; stroke: red }</style>
      <rect style="fill: blue; stroke: green"/>
      """
    ).cascade.values.last
    #expect(values?["fill"] == "red")
    #expect(values?["stroke"] == "green")
  }

  @Test("what can't be read is left out, and the rest of the sheet counts")
  func recovery() throws {
    let values = try document(
      """
      <style>@import url(x.css); @media print { rect { fill: red } } rect { ;; fill: green; : }
      %% { fill: red } /* rect { fill: red } */ @font-face { src: url("}") }</style><rect/>
      """
    ).cascade.values.last
    #expect(values?["fill"] == "green")
  }
}

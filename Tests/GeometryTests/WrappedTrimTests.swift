import Geometry
import TestSupport
import Testing

@Suite("Trims that wrap around")
struct WrappedTrimTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let two = Path {
    $0.addLines([.zero, CGPoint(x: 10, y: 0)])
    $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
  }

  @Test("whole turns make no difference")
  func turns() {
    let (far, near) = (
      square.wrappedTrim(from: 2.06, to: 2.26), square.trimmedPath(from: 0.06, to: 0.26)
    )
    #expect(far.verbs == near.verbs)
    #expect(zip(far.points, near.points).allSatisfy { $0.distance(to: $1) < 1e-9 })
  }

  @Test("a span of one is the whole path, its close included")
  func whole() {
    #expect(square.wrappedTrim(from: -0.4, to: 0.6) == square)
    #expect(square.wrappedTrim(from: 0, to: 1) == square)
    #expect(two.wrappedTrim(from: 3, to: 9) == two)
  }

  @Test("across the start of a closed path it is one joined run")
  func acrossStart() throws {
    let run = square.wrappedTrim(from: -0.25, to: 0.25)
    #expect(run == (try Path(svgPathData: "M0 10L0 0L10 0")))
  }

  @Test("an open path falls in two parts across its ends")
  func open() throws {
    let line = Path { $0.addLines([.zero, CGPoint(x: 40, y: 0)]) }
    #expect(
      line.wrappedTrim(from: 0.75, to: 1.25) == (try Path(svgPathData: "M30 0H40M0 0H10")))
  }

  @Test("subpaths are trimmed one after another or each by itself")
  func scopes() throws {
    #expect(two.wrappedTrim(from: 0.25, to: 0.5) == (try Path(svgPathData: "M0 5H10")))
    #expect(
      two.wrappedTrim(from: 0.5, to: 1, scope: .eachSubpath)
        == (try Path(svgPathData: "M5 0H10M15 5H30")))
  }

  @Test("the part and the rest together are as long as the path")
  func lengths() {
    var random = SeededRandom(seed: 63)
    for _ in 0..<20 {
      let path = random.path()
      let (from, span) = (random.double(in: -3...3), random.double(in: 0.01...0.99))
      for scope in [Path.TrimScope.wholePath, .eachSubpath] {
        let part = path.wrappedTrim(from: from, to: from + span, scope: scope)
        let rest = path.wrappedTrim(from: from + span, to: from + 1, scope: scope)
        #expect(abs(part.length + rest.length - path.length) < 1e-6 * path.length)
        #expect(abs(part.length - span * path.length) < 1e-6 * path.length)
      }
    }
  }

  @Test("nothing is left of an empty span or one that isn't a number")
  func empty() {
    for (from, to) in [(0.0, 0.0), (0.5, 0.2), (.nan, 1), (0, .nan), (-.infinity, .infinity)] {
      #expect(square.wrappedTrim(from: from, to: to).isEmpty)
    }
  }
}

import Geometry
import Testing

@testable import SVG

/// Values in time: SMIL's elements and CSS's keyframes.
@Suite("Animated SVG files")
struct AnimationTests {
  /// Where the left edge of the shape `r` lies at a time.
  private func x(_ content: String, _ time: Double) throws -> Double {
    let drawn = try document(content)
    let layers = drawn.layers(of: ["r"], at: time)
    let bounds = try #require(layers.first { $0.id == "r" }?.bounds)
    return Double(bounds.minX)
  }

  private func rect(_ animation: String, style: String = "") -> String {
    "\(style)<rect id='r' x='5' width='9' height='9'>\(animation)</rect>"
  }

  @Test("a value goes from its start to its end and back to the file's, unless it freezes")
  func line() throws {
    let moving = rect("<animate attributeName='x' from='10' to='20' begin='1s' dur='2s'/>")
    #expect(try x(moving, 0) == 5)
    #expect(try x(moving, 1) == 10)
    #expect(try x(moving, 2) == 15)
    #expect(try x(moving, 3) == 5)
    let frozen = rect("<animate attributeName='x' to='20' dur='2s' fill='freeze'/>")
    #expect(try x(frozen, 1) == 12.5)
    #expect(try x(frozen, 9) == 20)
    #expect(try document(moving).duration == 3)
  }

  @Test("values have times, curves and steps")
  func values() throws {
    let keyed = rect(
      "<animate attributeName='x' values='0;10;40' keyTimes='0;0.2;1' dur='10s'/>")
    #expect(try x(keyed, 1) == 5)
    #expect(try x(keyed, 6) == 25)
    let steps = rect("<animate attributeName='x' values='0;10;40' calcMode='discrete' dur='3s'/>")
    #expect(try x(steps, 0.9) == 0)
    #expect(try x(steps, 1.1) == 10)
    let paced = rect("<animate attributeName='x' values='0;10;40' calcMode='paced' dur='4s'/>")
    #expect(try x(paced, 1) == 10)
    let eased = rect(
      """
      <animate attributeName='x' values='0;10' keyTimes='0;1' calcMode='spline'
      keySplines='0 0.5 0.5 1' dur='1s'/>
      """)
    #expect(try x(eased, 0.5) > 7)
  }

  @Test("repeats add up, begin after one another, and add to the base")
  func sums() throws {
    let sum = rect(
      "<animate attributeName='x' by='10' dur='1s' repeatCount='3' accumulate='sum' fill='freeze'/>"
    )
    #expect(try x(sum, 0.5) == 10)
    #expect(try x(sum, 1.5) == 20)
    #expect(try x(sum, 9) == 35)
    let chained = rect(
      """
      <set id='a' attributeName='x' to='30' dur='1s'/>
      <set attributeName='x' to='40' begin='a.end+1s' dur='1s'/>
      """)
    #expect(try x(chained, 0.5) == 30)
    #expect(try x(chained, 1.5) == 5)
    #expect(try x(chained, 2.5) == 40)
  }

  @Test("transforms and motions move, turn and add up")
  func transforms() throws {
    let moved = rect(
      "<animateTransform attributeName='transform' type='translate' from='0' to='20' dur='2s'/>")
    #expect(try x(moved, 1) == 15)
    let motion = rect("<animateMotion path='M0 0H40' dur='4s' rotate='auto'/>")
    #expect(try x(motion, 1) == 15)
    let spinner = try document(
      rect(
        """
        <animateTransform attributeName='transform' type='rotate' values='0 50 50;360 50 50'
        dur='2s' repeatCount='indefinite'/>
        """))
    #expect(spinner.isAnimated && spinner.duration == 2)
  }

  @Test("keyframes of a style sheet run with their delay, direction and fill")
  func keyframes() throws {
    let style = """
      <style>@keyframes m { from { transform: translateX(0px) } 50% { transform: translateX(40px) }
      to { transform: none } } #r { animation: m 4s linear 1s 2 both }</style>
      """
    #expect(try x(rect("", style: style), 0) == 5)
    #expect(try x(rect("", style: style), 2) == 25)
    #expect(try x(rect("", style: style), 4) == 25)
    #expect(try x(rect("", style: style), 6) == 25)
    #expect(try document(rect("", style: style)).duration == 9)
  }

  @Test(
    "clock values",
    arguments: [
      ("2.5", 2.5), ("2s", 2), ("500ms", 0.5), ("1.5min", 90), ("1h", 3600), ("01:02.5", 62.5),
      ("1:00:01", 3601),
    ] as [(String, Double)])
  func clock(text: String, seconds: Double) { #expect(clockValue(text) == seconds) }

  @Test("colours and lists are mixed, other texts are not")
  func mixing() {
    func mixed(_ from: String, _ to: String) -> String? {
      AnimatedText(from).mixed(with: AnimatedText(to), 0.5)?.text
    }
    #expect(mixed("0 10", "10 20") == "5.0 15.0")
    #expect(mixed("10%", "20%") == "15.0%")
    #expect(mixed("black", "#ffffff")?.hasPrefix("rgba(127.5,") == true)
    #expect(mixed("M0 0L10 10", "M 10,10 L 20,0") != nil)
    #expect(mixed("none", "block") == nil)
  }
}

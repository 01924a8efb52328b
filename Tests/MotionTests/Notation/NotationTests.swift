import TestSupport
import Testing

@testable import Motion

@Suite("Animations as text")
struct NotationTests {
  @Test("Swift's spelling is understood")
  func swift() throws {
    let table: [(String, Animation)] = [
      ("spring(duration: 0.5, bounce: 0.3)", .spring(duration: 0.5, bounce: 0.3)),
      (".easeInOut(duration: 1).delay(0.2)", .easeInOut(duration: 1).delay(0.2)),
      ("bouncy", .bouncy), (".default", .default), ("Animation.linear", .linear),
      ("snappy(extraBounce: 0.1)", .snappy(extraBounce: 0.1)),
      ("spring(response: 0.4, dampingFraction: 0.6)", .spring(response: 0.4, dampingFraction: 0.6)),
      ("interactiveSpring", .interactiveSpring),
      (
        "interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: -1)",
        .interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: -1)
      ),
      (
        "timingCurve(0.1, -0.5, 0.3, 1.5, duration: 2)",
        .timingCurve(0.1, -0.5, 0.3, 1.5, duration: 2)
      ),
      ("timingCurve(.easeOutBack, duration: 2)", .timingCurve(.easeOutBack, duration: 2)),
      (
        "easeIn.repeatCount(3, autoreverses: false).speed(2)",
        .easeIn.repeatCount(3, autoreverses: false).speed(2)
      ),
      ("  linear( ) ", .linear), ("smooth\n  .repeatForever()\n", .smooth.repeatForever()),
      ("smooth.logicallyComplete(after: 0.1)", .smooth.logicallyComplete(after: 0.1)),
    ]
    for (text, expected) in table {
      #expect(try Animation(parsing: text) == expected, "\(text)")
    }
  }

  @Test("CSS's spelling is understood, with duration and delay")
  func css() throws {
    let table: [(String, Animation)] = [
      ("ease-in-out", .easeInOut), ("ease 1s", .timingCurve(.ease, duration: 1)),
      (
        "cubic-bezier(0.4, 0, 0.2, 1) 300ms .5s",
        .timingCurve(0.4, 0, 0.2, 1, duration: 0.3).delay(0.5)
      ),
      ("steps(4, jump-none) 2s", .timingCurve(.steps(4, .jumpNone), duration: 2)),
      ("step-end", .timingCurve(.stepEnd, duration: 0.35)),
      (
        "linear(0, 0.25 25% 75%, 1) 1s",
        .timingCurve(
          .linear([
            LinearStop(0), LinearStop(0.25, at: 0.25), LinearStop(0.25, at: 0.75), LinearStop(1),
          ]), duration: 1)
      ),
    ]
    for (text, expected) in table {
      #expect(try Animation(parsing: text) == expected, "\(text)")
    }
  }

  @Test("curves are understood by every name")
  func curves() throws {
    #expect(try UnitCurve(parsing: "cubic-bezier(.1,-2,1,3)") == .bezier(0.1, -2, 1, 3))
    #expect(try UnitCurve(parsing: "UnitCurve.easeIn") == .easeIn)
    #expect(try UnitCurve(parsing: "steps(3)") == .steps(3))
    #expect(
      try UnitCurve(parsing: "elastic(.easeOut, amplitude: 2, period: 0.4)")
        == .elastic(.easeOut, amplitude: 2, period: 0.4))
    #expect(try UnitCurve(parsing: "back(.easeIn)") == .easeInBack)
    #expect(try UnitCurve(parsing: "power(.easeIn, exponent: 3)") == .easeInCubic)
    for (name, curve) in UnitCurve.plainNames {
      #expect(try UnitCurve(parsing: name) == curve)
      #expect(UnitCurve(named: name) == curve)
    }
  }

  @Test("a mistake is told with its place and a remedy")
  func mistakes() {
    let table: [(String, Int, String)] = [
      ("", 0, "expected the name"), ("bounzy", 0, "did you mean \"bouncy\"?"),
      ("spring(duratoin: 1)", 7, "did you mean \"duration\"?"),
      ("spring(duration: -1)", 17, "from 0.0"), ("spring(duration: nan)", 17, "no number"),
      ("spring(duration: 1e999)", 17, "too large"), ("spring(bounce: 2)", 15, "from -1.0 to 1.0"),
      ("spring(stiffness: 100)", 0, "needs an argument \"damping:\""),
      ("interpolatingSpring(mass: 0, stiffness: 1, damping: 1)", 26, "\"mass\" is 0.0"),
      ("spring(0.5)", 7, "too many arguments"), ("spring(duration: 1", 18, "\")\""),
      ("easeIn.dealy(1)", 7, "did you mean \"delay\"?"), ("easeIn.delay()", 7, "needs an argument"),
      ("easeIn.delay(1) x", 16, "unexpected \"x\""), ("bouncy 1s", 7, "parentheses"),
      ("cubic-bezier(2, 0, 1, 1)", 13, "\"x1\" is 2.0"), ("cubic-bezier(0, 0, 1)", 0, "\"y2\""),
      ("steps(0)", 6, "from 1.0"), ("steps(4, jump-nowhere)", 9, "unknown position"),
      ("steps(1, jump-none)", 9, "at least 2"), ("linear(0, 20%)", 10, "no output"),
      ("linear(0, 1 2)", 12, "two percentages"), ("ease 1h", 5, "unknown unit \"h\""),
      ("ease -1s", 5, "negative"), ("easeIn.speed(0)", 13, "from 1e-06"),
      ("smooth.repeatCount(2, autoreverses: 3)", 36, "neither true nor false"),
      ("timingCurve(.easeInn)", 13, "did you mean \"easeIn\"?"), ("é", 0, "unknown animation"),
    ]
    for (text, offset, part) in table {
      do throws(NotationError) {
        _ = try Animation(parsing: text)
        Issue.record("\(text) is accepted")
      } catch {
        #expect(error.offset == offset, "\(text): \(error)")
        #expect(error.description.contains(part), "\(text): \(error)")
      }
    }
  }

  @Test("no text traps or hangs the reader")
  func hostile() {
    var texts = [
      String(repeating: "timingCurve(", count: 100_000), String(repeating: "(", count: 100_000),
      "ease" + String(repeating: ".delay(1)", count: 2000), String(repeating: "9", count: 100_000),
      String(repeating: "a", count: 100_000), "ease 1s 1s 1s", "..", ".", "-", "1", "linear(,)",
    ]
    var random = SeededRandom(seed: 12)
    let pieces = [
      "ease", "(", ")", ",", ":", ".", "-", "1", "e", "%", " ", "steps", "spring", "duration", "é",
    ]
    for _ in 0..<3000 {
      let length = Int.random(in: 0...12, using: &random)
      texts.append(
        (0..<length).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined())
    }
    for text in texts {
      _ = try? Animation(parsing: text)
      _ = try? UnitCurve(parsing: text)
    }
  }
}

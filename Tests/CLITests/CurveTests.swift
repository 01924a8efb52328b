import Foundation
import Testing

@Suite("Curves on the command line") struct CurveTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  @Test(
    "one animation is understood in every spelling",
    arguments: [
      [
        ".easeInOut(duration: 1).delay(0.2)", "ease-in-out 1s 200ms",
        #"{ "easeInOut": { "duration": 1, "delay": 0.2 } }"#,
      ],
      ["bouncy", "Animation.bouncy", ".bouncy()", #""bouncy""#, #"{ "bouncy": {} }"#],
      ["cubic-bezier(0.4, 0, 0.2, 1) 0.3s", "timingCurve(0.4, 0, 0.2, 1, duration: 0.3)"],
      ["linear(0, 1) 2s", "linear(duration: 2)", #"{"linear":{"duration":"= 4 / 2"}}"#],
    ])
  func spellings(_ spellings: [String]) throws {
    let tables = try spellings.map { spelling in
      let run = try place.animate("curve", spelling, "--at", "0,0.1,0.25,0.3,0.7,5")
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }
    #expect(Set(tables).count == 1)
  }

  @Test("values and velocities have twelve digits")
  func digits() throws {
    // An undamped spring of stiffness 100: 1 − cos 10t, and 10 sin 10t.
    let run = try place.animate("curve", "spring(stiffness: 100, damping: 0)", "--at", "0, 0.1,2")
    #expect(
      run.output == """
        0 0 0
        0.1 0.459697694132 8.41470984808
        2 0.591917938187 9.12945250728

        """)
  }

  @Test("several curves have a block each")
  func blocks() throws {
    let run = try place.animate(
      "curve", "linear(duration: 1)", "steps(2) 1s", "--at=0.25,0.5")
    #expect(
      run.output == """
        # linear(duration: 1)
        0.25 0.25 1
        0.5 0.5 1

        # steps(2) 1s
        0.25 0 0
        0.5 0.5 0

        """)
  }

  @Test("a drawing is plain text where there is no terminal, and names its curves")
  func drawing() throws {
    let one = try place.animate("curve", "linear(duration: 0.5)")
    #expect(one.output.hasSuffix("\nlinear(duration: 0.5): settles at 0.5 s\n"))
    #expect(!one.output.contains("\u{1B}"))
    let two = try place.animate(
      "curve", "linear", "spring(stiffness: 100, damping: 0)", "--over", "3")
    #expect(two.output.hasSuffix("\nB  spring(stiffness: 100, damping: 0): never settles\n"))
    #expect(two.output.contains("3 s\n"))
  }

  @Test("a plot is written as PNG or SVG, and then nothing is printed")
  func files() throws {
    for name in ["curve.png", "curve.SVG"] {
      let run = try place.animate("curve", "bouncy", "steps(4)", "-o", name)
      #expect(run.status == 0 && run.output + run.errors == "")
    }
    #expect(try place.read("curve.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = String(decoding: try place.read("curve.SVG"), as: UTF8.self)
    #expect(svg.contains(">steps(4)</text>"))
    #expect(svg.contains(">settles at 0.35 s</text>"))
  }

  @Test("a mistake is shown in the curve's text", arguments: Self.mistakes)
  func mistake(_ text: String, _ message: String) throws {
    let run = try place.animate("curve", "linear", text, "-o", "curve.png")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors == message + "\n")
    #expect(place.files == [])
  }

  private static let mistakes: [(String, String)] = [
    (
      "sprng(bounce: 0.3)",
      """
      <curve>:1:1: error: unknown animation "sprng", did you mean "spring"?
          1 | sprng(bounce: 0.3)
            | ^^^^^
      """
    ),
    (
      "spring(bounce: 0.3",
      """
      <curve>:1:19: error: unexpected end of the text; expected "," or ")"
          1 | spring(bounce: 0.3
            |                   ^
      """
    ),
    (
      #"{ "easeInOut": { "duraton": 2 } }"#,
      """
      <curve>:1:18: error: unknown key "duraton", did you mean "duration"?
          1 | { "easeInOut": { "duraton": 2 } }
            |                  ^^^^^^^^^
            = in easeInOut
      """
    ),
  ]

  @Test("a call that contradicts itself is told")
  func contradictions() throws {
    let over = try place.animate("curve", "linear", "--at", "1", "--over", "2")
    #expect(over.status == 64)
    #expect(over.errorLines[0].contains("--over says what is drawn"))
    let gif = try place.animate("curve", "linear", "-o", "curve.gif")
    #expect(gif.status == 64)
    #expect(gif.errorLines[0] == "animate: error: curve.gif is no plot")
    let none = try place.animate("curve")
    #expect(none.errorLines[0].hasPrefix("animate: error: curve needs CURVE, "))
    let times = try place.animate("curve", "linear", "--at", "1,,2")
    #expect(times.errorLines[0].hasPrefix("animate: error: --at needs seconds "))
  }

  @Test("full devices are told for plots of either kind", arguments: ["full.png", "full.svg"])
  func fullDevice(_ name: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place.path(name), withDestinationPath: "/dev/full")
    let run = try place.animate("curve", "bouncy", "-o", name)
    #expect(run.status == 74)
    #expect(run.errorLines[0] == "animate: error: \(name): no space left on the device")
  }
}

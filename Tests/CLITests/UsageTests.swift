import Foundation
import Testing

@Suite("How the program is called") struct UsageTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  @Test("the version is one line")
  func version() throws {
    let run = try place.animate("--version")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.wholeMatch(of: /animate \d+\.\d+\.\d+\n/) != nil)
  }

  @Test("without arguments the help goes to standard error")
  func nothing() throws {
    let help = try place.animate("--help")
    let run = try place.animate()
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors == help.output)
  }

  @Test("the help lists the commands")
  func help() throws {
    let run = try place.animate("--help")
    #expect(run.status == 0)
    #expect(run.output == HelpTexts.program)
    #expect(try place.animate("-h").output == HelpTexts.program)
    #expect(try place.animate("help").output == HelpTexts.program)
  }

  @Test("each command's help is as it is written down", arguments: HelpTexts.commands)
  func commandHelp(name: String, text: String) throws {
    let run = try place.animate(name, "--help")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output == text)
    #expect(try place.animate("help", name).output == text)
    #expect(try place.animate(name, "x.json", "--crf", "x", "-h").output == text)
  }

  @Test("no line of the help is wider than 100 characters")
  func helpWidth() throws {
    for text in [HelpTexts.program] + HelpTexts.commands.map(\.1) {
      for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test("a wrong call is told with a remedy and ends with status 64", arguments: WrongCalls.all)
  func wrong(arguments: String, message: String) throws {
    try place.write("not read", to: "a.json")
    let run = try place.animate(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors == message + "\n")
    #expect(place.files == ["a.json"])
  }
}

extension Workplace {
  /// Runs `animate` with arguments as they are written in a shell; no quotes.
  fileprivate func animate(_ line: String) throws -> Outcome {
    try animate(line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
  }
}

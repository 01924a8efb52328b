import Testing

@testable import Typography

@Suite struct LineBreakTests {
  @Test(
    "Unicode's line breaking tests pass, all of them",
    .enabled(if: UnicodeData.has("auxiliary/LineBreakTest.txt"), UnicodeData.remedy))
  func conformance() throws {
    let cases = try UnicodeData.lines(of: "auxiliary/LineBreakTest.txt").map(BreakCase.init)
    #expect(cases.count > 7000)
    let failures = cases.filter { $0.found != $0.breaks }
    #expect(failures.isEmpty, "first: \(failures.first?.line ?? "")")
  }

  @Test("a text without scalars has no breaks")
  func empty() {
    #expect(LineBreaker.breaks(in: [UInt32]()).isEmpty)
  }

  @Test("CR and LF together end one line")
  func carriageReturn() {
    let breaks = LineBreaker.breaks(in: "a\r\nb".unicodeScalars.map(\.value))
    #expect(breaks == [.prohibited, .prohibited, .prohibited, .mandatory])
  }

  @Test("numbers above the last scalar count as letters")
  func beyondUnicode() {
    #expect(LineBreakClass(of: .max) == .alphabetic)
  }
}

/// A line of the test file: scalars with ÷ where a line may end and × where it may not.
private struct BreakCase {
  let line: String
  var scalars: [UInt32] = []
  var breaks: [Bool] = []

  init(line: String) {
    self.line = line
    for token in line.split(separator: " ") {
      switch token {
      case "÷": breaks.append(true)
      case "×": breaks.append(false)
      default: scalars.append(UInt32(token, radix: 16) ?? 0)
      }
    }
    breaks.removeLast()
  }

  var found: [Bool] { LineBreaker.breaks(in: scalars).map { $0 != .prohibited } }
}

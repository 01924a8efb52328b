import Testing

@testable import Typography

@Suite struct BidiTests {
  @Test(
    "Unicode's bidirectional tests pass, all of them",
    .enabled(if: UnicodeData.has("BidiCharacterTest.txt"), UnicodeData.remedy))
  func conformance() throws {
    let cases = try UnicodeData.lines(of: "BidiCharacterTest.txt").map(BidiCase.init)
    #expect(cases.count > 91_000)
    let failure = cases.first { !$0.passes }
    #expect(failure == nil, "first: \(failure?.line ?? "")")
  }

  @Test("pieces from left to right keep their order, pieces from right to left turn it round")
  func visualOrder() {
    #expect(Bidi.visualOrder([]) == [])
    #expect(Bidi.visualOrder([0, 0, 0]) == [0, 1, 2])
    #expect(Bidi.visualOrder([1, 1, 1]) == [2, 1, 0])
    #expect(Bidi.visualOrder([0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(Bidi.visualOrder([1, 2, 2, 1]) == [3, 1, 2, 0])
  }
}

/// A line of the test file: scalars; direction; paragraph level; levels; visual order.
private struct BidiCase {
  let line: String
  let scalars: [UInt32]
  let direction: UInt8?
  let paragraphLevel: UInt8
  /// Nil for the characters that rule X9 removes.
  let levels: [UInt8?]
  let order: [Int]

  init(line: String) {
    self.line = line
    let fields = line.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.split(separator: " ")
    }
    scalars = fields[0].map { UInt32($0, radix: 16) ?? 0 }
    direction = fields[1] == ["2"] ? nil : UInt8(fields[1][0])
    paragraphLevel = UInt8(fields[2][0]) ?? 0
    levels = fields[3].map { UInt8($0) }
    order = fields[4].compactMap { Int($0) }
  }

  var passes: Bool {
    let found = Bidi(scalars, paragraphLevel: direction)
    let kept = levels.indices.filter { levels[$0] != nil }
    let levelsAgree = kept.allSatisfy { found.levels[$0] == levels[$0] }
    let visual = Bidi.visualOrder(kept.map { found.levels[$0] }).map { kept[$0] }
    return found.paragraphLevel == paragraphLevel && levelsAgree && visual == order
  }
}

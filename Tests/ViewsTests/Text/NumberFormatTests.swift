import Testing

@testable import Views

@Suite("Number formats")
struct NumberFormatTests {
  @Test(
    "numbers are written as their format says",
    arguments: [
      (1_234_567.0, NumberFormat.number, "1,234,567"), (999, .number, "999"),
      (1234.5, .number.precision(2), "1,234.50"), (0.005, .number.precision(2), "0.01"),
      (1234, .number.thousands(" "), "1 234"), (1234, .number.thousands(""), "1234"),
      (0.256, .percent, "26%"), (-0.5, .percent.precision(1), "\u{2212}50.0%"),
      (-9.5, .currency("$"), "\u{2212}$9.50"), (75, .clock, "1:15"), (3661, .clock, "1:01:01"),
      (59.96, .clock.precision(1), "1:00.0"), (-0.2, .number, "0"), (.nan, .number, "–"),
      (.infinity, .number, "∞"), (-1e300, .number, "\u{2212}∞"),
    ])
  func formats(value: Double, format: NumberFormat, text: String) {
    #expect(format.format(value) == text)
  }
}

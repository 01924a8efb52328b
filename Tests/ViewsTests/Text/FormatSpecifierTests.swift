import Foundation
import TestSupport
import Testing

@testable import Views

@Suite("C's formats of numbers")
struct FormatSpecifierTests {
  @Test(
    "a number in a text is written as C writes it",
    arguments: [
      ("%.1f", 3.14159, "3.1"), ("%.2f%%", 12.345, "12.35%"), ("%05.1f", 2.25, "002.2"),
      ("%.0f", 0.5, "0"), ("%.0f", 1.5, "2"), ("%+.1e", 12345, "+1.2e+04"), ("%g", 1e-5, "1e-05"),
      ("%g", 100_000, "100000"), ("%8.3f|", 1, "   1.000|"), ("%-8.3f|", 1, "1.000   |"),
      ("%d", 2.9, "2"), ("%'.0f", 1_234_567, "1,234,567"), ("%f", .infinity, "inf"),
      ("%.3f", -0.0001, "-0.000"), ("%lf", 0.1, "0.100000"), ("%5.1f", .nan, "  nan"),
    ])
  func floating(specifier: String, value: Double, text: String) {
    #expect(FormatSpecifier(specifier)?.format(value) == text)
  }

  @Test(
    "a whole number in a text is written as C writes it",
    arguments: [
      ("%d", 42, "42"), ("%03d", 7, "007"), ("%+d", 7, "+7"), ("%ld items", -3, "-3 items"),
      ("%x", 255, "ff"), ("%#X", 255, "0XFF"), ("%o", 8, "10"), ("%.4d", -7, "-0007"),
      ("%.1f", 2, "2.0"), ("%6d|", -42, "   -42|"), ("%i", Int.min, "-9223372036854775808"),
    ])
  func whole(specifier: String, value: Int, text: String) {
    #expect(FormatSpecifier(specifier)?.format(value) == text)
  }

  @Test("random numbers of all sizes are written as by the C library")
  func law() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<600 {
      let bits = random.next() & 0xBFFF_FFFF_FFFF_FFFF
      let value =
        Bool.random(using: &random)
        ? Double(bitPattern: bits) : Double.random(in: -1e3...1e3, using: &random)
      guard value.isFinite else { continue }
      let conversion = ["f", "e", "g", "E", "G"].randomElement(using: &random) ?? "f"
      let flags = ["", "+", " ", "0", "-", "#"].randomElement(using: &random) ?? ""
      let specifier =
        "%\(flags)\(Int.random(in: 1...20, using: &random)).\(Int.random(in: 0...12, using: &random))\(conversion)"
      #expect(
        FormatSpecifier(specifier)?.format(value) == String(format: specifier, value),
        "\(specifier) of \(value)")
    }
  }

  @Test(
    "what isn't a format of a number is reported, and the number stands as it is",
    arguments: [
      "", "%", "1f", "%q", "%d %d", "%*d", "%.f.f%",
    ])
  func faults(specifier: String) {
    let stage = textStage { Text("\(2.5, specifier: specifier)") }
    _ = stage.drawing(at: 0)
    #expect(FormatSpecifier(specifier) == nil)
    #expect(stage.diagnostics.map(\.message).first?.contains("isn't a format of a number") == true)
  }

  @Test("numbers in a text say how they are written")
  func interpolation() {
    func written(_ text: Text) -> String { text.pieces.map(\.text).joined() }
    let (half, count) = (CGFloat(0.5), 3)
    #expect(
      written(Text("\(half, specifier: "%.2f") of *\(count, specifier: "%02d")*")) == "0.50 of 03")
    #expect(written(Text("\(Float(0.256), format: .percent)")) == "26%")
    #expect(written(Text(1234, format: .number.grouping(.never))) == "1234")
    #expect(written(Text(2.5, format: .number.precision(.fractionLength(2)))) == "2.50")
    #expect(written(Text(2.5, format: .number.precision(.fractionLength(0...3)))) == "2.5")
    #expect(written(Text(3.0, format: .number.precision(.fractionLength(...2)))) == "3")
    #expect(written(Text(9.5, format: .currency(code: "eur"))) == "€9.50")
    #expect(written(Text(9.5, format: .currency(code: "CHF"))) == "CHF\u{A0}9.50")
    #expect(written(Text(7, format: .number.sign(strategy: .always()))) == "+7")
  }
}

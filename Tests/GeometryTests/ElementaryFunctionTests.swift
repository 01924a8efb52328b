import Foundation
import Geometry
import TestSupport
import Testing

@Suite("Elementary functions")
struct ElementaryFunctionTests {
  /// Ours and the C library's, and how far apart arguments may lie.
  struct Function: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var ours: @Sendable (Double) -> Double
    var theirs: @Sendable (Double) -> Double
    var reach: Double
    /// The units in the last place that the C library may be off.
    var units = 2.0
  }

  static let functions = [
    Function(testDescription: "sin", ours: { Geometry.sin($0) }, theirs: { sin($0) }, reach: 1e3),
    Function(testDescription: "cos", ours: { Geometry.cos($0) }, theirs: { cos($0) }, reach: 1e3),
    Function(testDescription: "tan", ours: { Geometry.tan($0) }, theirs: { tan($0) }, reach: 1e3),
    Function(testDescription: "asin", ours: { Geometry.asin($0) }, theirs: { asin($0) }, reach: 1),
    Function(testDescription: "acos", ours: { Geometry.acos($0) }, theirs: { acos($0) }, reach: 1),
    Function(
      testDescription: "atan", ours: { Geometry.atan($0) }, theirs: { atan($0) }, reach: 20),
    Function(testDescription: "exp", ours: { Geometry.exp($0) }, theirs: { exp($0) }, reach: 745),
    Function(
      testDescription: "expm1", ours: { Geometry.expm1($0) }, theirs: { expm1($0) }, reach: 50),
    Function(testDescription: "log", ours: { Geometry.log($0) }, theirs: { log($0) }, reach: 1e3),
    Function(
      testDescription: "log1p", ours: { Geometry.log1p($0) }, theirs: { log1p($0) }, reach: 2),
    Function(
      testDescription: "sinh", ours: { Geometry.sinh($0) }, theirs: { sinh($0) }, reach: 711),
    Function(
      testDescription: "cosh", ours: { Geometry.cosh($0) }, theirs: { cosh($0) }, reach: 711),
    Function(
      testDescription: "cbrt", ours: { Geometry.cbrt($0) }, theirs: { cbrt($0) }, reach: 1e3,
      units: 5),
  ]

  static let extremes: [Double] = [
    0, -0.0, 1, -1, 0.5, 2, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-300, 1e300,
    709.78, 709.79, -745.1, -745.2, 710.4, 710.5, .pi, .pi / 2, .pi / 4, 1e22, 0x16ac5b262ca1ffp797,
    1.0.nextUp, 1.0.nextDown, -1.0.nextUp, 1e-9, 0x1p54, 0x1p55, 0x1p1000,
  ]

  @Test("they agree with the C library within two units in the last place", arguments: functions)
  func agreement(_ function: Function) {
    var random = SeededRandom(seed: 340)
    var arguments = Self.extremes
    for _ in 0..<4000 {
      arguments.append(random.double(in: -function.reach...function.reach))
      arguments.append(random.double(in: -1...1))
      arguments.append(Double(bitPattern: random.next()))
    }
    for x in arguments {
      let (ours, theirs) = (function.ours(x), function.theirs(x))
      #expect(ours.isWithin(function.units, of: theirs), "\(function.testDescription)(\(x))")
    }
  }

  @Test("so do those of two arguments")
  func twoArguments() {
    var random = SeededRandom(seed: 341)
    var pairs: [(Double, Double)] = []
    for x in Self.extremes {
      for y in Self.extremes + [3, -3, 4, 0.25] { pairs.append((x, y)) }
    }
    for _ in 0..<4000 {
      pairs.append((random.double(in: -100...100), random.double(in: -100...100)))
      pairs.append((random.double(in: 0...2), random.double(in: -900...900)))
      pairs.append((Double(bitPattern: random.next()), random.double(in: -3...3)))
      pairs.append((Double(bitPattern: random.next()), Double(bitPattern: random.next())))
    }
    for (x, y) in pairs {
      #expect(Geometry.atan2(x, y).isWithin(2, of: atan2(x, y)), "atan2(\(x), \(y))")
      #expect(Geometry.pow(x, y).isWithin(2, of: pow(x, y)), "pow(\(x), \(y))")
      #expect(Geometry.hypot(x, y).isWithin(2, of: hypot(x, y)), "hypot(\(x), \(y))")
    }
  }

  @Test("they are the same on every machine")
  func bits() {
    var random = SeededRandom(seed: 342)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for _ in 0..<2000 {
      let (x, y) = (random.double(in: -30...30), random.double(in: 0...1))
      for function in Self.functions {
        let value = function.ours(function.reach < 30 ? y : x)
        guard !value.isNaN else { continue }
        hash = (hash ^ value.bitPattern) &* 0x100_0000_01B3
      }
      hash = (hash ^ Geometry.pow(y, x).bitPattern) &* 0x100_0000_01B3
      hash = (hash ^ Geometry.atan2(y, x).bitPattern) &* 0x100_0000_01B3
    }
    #expect(hash == 2_211_607_965_900_835_138)
  }
}

extension Double {
  fileprivate func isWithin(_ units: Double, of other: Double) -> Bool {
    if isNaN || other.isNaN { return isNaN && other.isNaN }
    if self == other { return sign == other.sign }
    guard isFinite, other.isFinite else {
      // Near the greatest number one may have gone over.
      return abs(isFinite ? self : other) == .greatestFiniteMagnitude
    }
    return abs(self - other) <= units * other.ulp
  }
}

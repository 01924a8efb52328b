// The elementary functions are written out here, in additions, multiplications, divisions and
// square roots, which IEEE 754 defines to the bit: the C library chooses other instructions, and
// so other last bits, on other machines. All are right to about one unit in the last place.
//
// They are disfavoured so that a program that imports a C library as well has that one's.

/// A number as the sum of two, the second below the last place of the first.
struct ExtendedDouble {
  var high: Double
  var low: Double
}

/// a + b to the bit (Knuth, "The Art of Computer Programming", volume 2, 4.2.2).
@inline(__always)
func exactSum(_ a: Double, _ b: Double) -> ExtendedDouble {
  let sum = a + b
  let part = sum - a
  return ExtendedDouble(high: sum, low: (a - (sum - part)) + (b - part))
}

/// a · b to the bit (Dekker, "A floating-point technique for extending the available precision",
/// 1971), for factors between 1e-140 and 1e290.
@inline(__always)
func exactProduct(_ a: Double, _ b: Double) -> ExtendedDouble {
  let (a1, a2) = halves(a)
  let (b1, b2) = halves(b)
  let product = a * b
  return ExtendedDouble(
    high: product, low: ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
}

/// A number as the sum of two with half the places.
@inline(__always)
func halves(_ value: Double) -> (Double, Double) {
  let scaled = value * 134_217_729
  let high = scaled - (scaled - value)
  return (high, value - high)
}

/// The whole number nearest to `value`, which is less than 2⁵¹.
@inline(__always)
func nearestWhole(_ value: Double) -> Double { (value + 0x1.8p52) - 0x1.8p52 }

/// value · 2^exponent, rounded once, for a value near 1.
@inline(__always)
func scaled(_ value: Double, exponent: Int) -> Double {
  if exponent >= -1000, exponent <= 1000 { return value * powerOfTwo(exponent) }
  return exponent > 0
    ? value * powerOfTwo(1000) * powerOfTwo(min(exponent - 1000, 1000))
    : value * powerOfTwo(max(exponent + 200, -1000)) * powerOfTwo(-200)
}

/// 2^exponent for exponents from −1022 to 1023.
@inline(__always)
func powerOfTwo(_ exponent: Int) -> Double {
  Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
}

/// a + b·x.
@inline(__always)
func horner(_ x: Double, _ a: Double, _ b: Double) -> Double { a + x * b }

/// a + b·x + c·x².
@inline(__always)
func horner(_ x: Double, _ a: Double, _ b: Double, _ c: Double) -> Double { a + x * (b + x * c) }

/// a + b·x + c·x² + d·x³.
@inline(__always)
func horner(_ x: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
  a + x * (b + x * (c + x * d))
}

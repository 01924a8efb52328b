/// Numbers that look like chance but follow from their seeds alone.
///
/// They work on eight 32-bit numbers at once; a single one takes the same way, so that a function
/// of pixels and an expression agree.
enum Noise {
  typealias Numbers = SIMD8<Float>

  /// A number in 0..<1 for each pair of seeds.
  static func random(_ a: Numbers, _ b: Numbers) -> Numbers {
    unit(mixed(bits(a) &+ mixed(bits(b) &+ 0x9E37_79B9)))
  }

  /// Smooth noise in −1…1 that is 0 at whole numbers (Perlin, "Improving Noise", 2002).
  static func gradient(_ x: Numbers, _ y: Numbers, _ z: Numbers) -> Numbers {
    let cell = Lattice(x, y, z)
    var planes = (Numbers.zero, Numbers.zero)
    planes.0 = cell.plane(0)
    planes.1 = cell.plane(1)
    let value = planes.0 + (planes.1 - planes.0) * cell.fade.2
    return value.replacing(with: 0, where: value .!= value)
  }

  /// Scrambles the bits of a number (the finalizer of MurmurHash3, Appleby, 2011).
  static func mixed(_ value: SIMD8<UInt32>) -> SIMD8<UInt32> {
    var bits = value
    bits = (bits ^ (bits &>> 16)) &* 0x85EB_CA6B
    bits = (bits ^ (bits &>> 13)) &* 0xC2B2_AE35
    return bits ^ (bits &>> 16)
  }

  // −0 and 0 are one seed.
  private static func bits(_ numbers: Numbers) -> SIMD8<UInt32> {
    unsafeBitCast(numbers.replacing(with: 0, where: numbers .== 0), to: SIMD8<UInt32>.self)
  }

  private static func unit(_ bits: SIMD8<UInt32>) -> Numbers {
    Numbers(bits &>> 8) * (1 / 16_777_216)
  }
}

/// The cell of the lattice of whole numbers that each of eight points lies in.
private struct Lattice {
  typealias Numbers = SIMD8<Float>

  private let corner: (SIMD8<UInt32>, SIMD8<UInt32>, SIMD8<UInt32>)
  private let place: (Numbers, Numbers, Numbers)
  /// How far the influence goes from one corner to the next.
  let fade: (Numbers, Numbers, Numbers)

  init(_ x: Numbers, _ y: Numbers, _ z: Numbers) {
    let floors = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    corner = (Self.whole(floors.0), Self.whole(floors.1), Self.whole(floors.2))
    place = (x - floors.0, y - floors.1, z - floors.2)
    fade = (Self.faded(place.0), Self.faded(place.1), Self.faded(place.2))
  }

  /// The noise in one of the two planes across z.
  func plane(_ z: UInt32) -> Numbers {
    let near = mix(slope(0, 0, z), slope(1, 0, z), fade.0)
    let far = mix(slope(0, 1, z), slope(1, 1, z), fade.0)
    return mix(near, far, fade.1)
  }

  /// What the gradient of a corner says at the place.
  private func slope(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> Numbers {
    let hash = Noise.mixed(
      (corner.0 &+ x)
        &+ Noise.mixed((corner.1 &+ y) &+ Noise.mixed((corner.2 &+ z) &+ 0x68E3_1DA4)))
    let (dx, dy, dz) = (place.0 - Float(x), place.1 - Float(y), place.2 - Float(z))
    let low = hash & 15
    let first = dy.replacing(with: dx, where: low .< 8)
    let isAlongX = (low .== 12) .| (low .== 14)
    let second = dz.replacing(with: dx, where: isAlongX).replacing(with: dy, where: low .< 4)
    return signed(first, hash & 1) + signed(second, hash & 2)
  }

  private func signed(_ value: Numbers, _ flag: SIMD8<UInt32>) -> Numbers {
    value.replacing(with: -value, where: flag .!= 0)
  }

  private func mix(_ a: Numbers, _ b: Numbers, _ t: Numbers) -> Numbers { a + (b - a) * t }

  private static func faded(_ t: Numbers) -> Numbers {
    t * t * t * (t * (t * 6 - 15) + 10)
  }

  /// The whole number as bits; those that are out of reach or none are 0.
  private static func whole(_ value: Numbers) -> SIMD8<UInt32> {
    let isNear = (value .> -1e9) .& (value .< 1e9)
    let number = Numbers.zero.replacing(with: value, where: isNear)
    return SIMD8<UInt32>(truncatingIfNeeded: SIMD8<Int32>(number))
  }
}

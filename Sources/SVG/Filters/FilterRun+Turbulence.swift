import Geometry

extension FilterRun {
  /// Noise in user space.
  func noise(
    _ turbulence: Turbulence, _ part: FilterBounds, _ space: ColorSpaceValue
  ) -> FilterImage {
    var image = empty(space)
    let toUser = transform.inverted()
    let noise = PerlinNoise(seed: turbulence.seed)
    for y in part.y {
      for x in part.x {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toUser)
        let color = noise.color(at: point, turbulence)
        image.pixels[y * image.width + x] = color.premultiplied
      }
    }
    return image
  }
}

/// Ken Perlin's noise with the numbers that Filter Effects § 9.21 prescribes.
struct PerlinNoise {
  private static let size = 256
  private var lattice: [Int]
  /// For each channel the gradients at the lattice's points.
  private var gradients: [[SIMD2<Double>]] = []

  init(seed: Double) {
    var random = LatticeRandom(seed: seed)
    lattice = Array(0..<Self.size)
    for _ in 0..<4 {
      let channel = (0..<Self.size).map { _ in random.gradient() }
      gradients.append(channel + channel + [channel[0], channel[1]])
    }
    for index in (1..<Self.size).reversed() {
      lattice.swapAt(index, random.next() % Self.size)
    }
    lattice += lattice + [lattice[0], lattice[1]]
  }

  /// The sum of the octaves of each channel, as a colour that isn't premultiplied.
  func color(at point: CGPoint, _ turbulence: Turbulence) -> SIMD4<Float> {
    var result = SIMD4<Float>.zero
    for channel in 0..<4 {
      let sum = sum(channel, point, turbulence)
      result[channel] = Float(turbulence.isFractal ? (sum + 1) / 2 : sum)
    }
    return result.clamped(lowerBound: .zero, upperBound: .one)
  }

  private func sum(_ channel: Int, _ point: CGPoint, _ turbulence: Turbulence) -> Double {
    var stitch = turbulence.tile.map { StitchedTile($0, turbulence) }
    var place = SIMD2(
      point.x * (stitch?.frequencyX ?? turbulence.frequencyX),
      point.y * (stitch?.frequencyY ?? turbulence.frequencyY))
    var (sum, ratio) = (0.0, 1.0)
    for _ in 0..<min(turbulence.octaves, 32) {
      let value = noise(channel, place, stitch)
      sum += (turbulence.isFractal ? value : abs(value)) / ratio
      place *= 2
      ratio *= 2
      stitch?.halve()
    }
    return sum
  }

  private func noise(_ channel: Int, _ place: SIMD2<Double>, _ stitch: StitchedTile?) -> Double {
    guard abs(place.x) < 1e9, abs(place.y) < 1e9 else { return 0 }
    let x = place.x + 4096
    let y = place.y + 4096
    var (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (dx, dy) = (x - Double(left), y - Double(top))
    var (right, bottom) = (left + 1, top + 1)
    stitch?.wrap(&left, &right, &top, &bottom)
    let (i, j) = (lattice[left & 255], lattice[right & 255])
    func value(_ column: Int, _ row: Int, _ x: Double, _ y: Double) -> Double {
      let gradient = gradients[channel][lattice[column + (row & 255)]]
      return x * gradient.x + y * gradient.y
    }
    let (sx, sy) = (dx * dx * (3 - 2 * dx), dy * dy * (3 - 2 * dy))
    let upper = mix(sx, value(i, top, dx, dy), value(j, top, dx - 1, dy))
    let lower = mix(sx, value(i, bottom, dx, dy - 1), value(j, bottom, dx - 1, dy - 1))
    return mix(sy, upper, lower)
  }

  private func mix(_ share: Double, _ a: Double, _ b: Double) -> Double { a + share * (b - a) }
}

/// The generator of Park and Miller that fills the lattice.
private struct LatticeRandom {
  private var state: Int

  init(seed: Double) {
    let whole = Int(min(max(seed.rounded(.towardZero), -2_147_483_647), 2_147_483_646))
    state = whole <= 0 ? -(whole % 2_147_483_646) + 1 : whole
    state = min(state, 2_147_483_646)
  }

  mutating func next() -> Int {
    state = 16807 * (state % 127_773) - 2836 * (state / 127_773)
    if state <= 0 { state += 2_147_483_647 }
    return state
  }

  /// A unit vector.
  mutating func gradient() -> SIMD2<Double> {
    func component(_ number: Int) -> Double { Double(number % 512 - 256) / 256 }
    let x = component(next())
    let vector = SIMD2(x, component(next()))
    let length = (vector * vector).sum().squareRoot()
    return length > 0 ? vector / length : vector
  }
}

/// Frequencies and the lattice's wrapping for noise whose tiles fit together.
private struct StitchedTile {
  private(set) var frequencyX: Double
  private(set) var frequencyY: Double
  private var width: Int
  private var height: Int
  private var wrapX: Int
  private var wrapY: Int

  init(_ tile: CGRect, _ turbulence: Turbulence) {
    frequencyX = Self.fitted(turbulence.frequencyX, tile.width)
    frequencyY = Self.fitted(turbulence.frequencyY, tile.height)
    func whole(_ number: Double) -> Int { Int(min(max(number.rounded(), -1e8), 1e8)) }
    width = whole(tile.width * frequencyX)
    height = whole(tile.height * frequencyY)
    wrapX = whole((tile.minX * frequencyX).rounded(.down)) + 4096 + width
    wrapY = whole((tile.minY * frequencyY).rounded(.down)) + 4096 + height
  }

  /// The nearest frequency of which whole periods fill a side.
  private static func fitted(_ frequency: Double, _ side: Double) -> Double {
    guard frequency != 0, side > 0 else { return frequency }
    let low = (side * frequency).rounded(.down) / side
    let high = (side * frequency).rounded(.up) / side
    return low > 0 && frequency / low < high / frequency ? low : high
  }

  mutating func halve() {
    (width, height) = (width * 2, height * 2)
    (wrapX, wrapY) = (wrapX * 2 - 4096, wrapY * 2 - 4096)
  }

  func wrap(_ left: inout Int, _ right: inout Int, _ top: inout Int, _ bottom: inout Int) {
    if left >= wrapX { left -= width }
    if right >= wrapX { right -= width }
    if top >= wrapY { top -= height }
    if bottom >= wrapY { bottom -= height }
  }
}

import CRasterKernels
import Drawing

/// The colours of gradients in even steps, those of all gradients of a drawing one after another.
struct GradientTables {
  private(set) var entries: [UInt32] = []
  private static let margin = Int(RASTER_TABLE_MARGIN)

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Adds the table of ordered stops, two or more; returns where its first entry lies.
  ///
  /// `size` entries show the gradient in the middle of as many steps from 0 to 1.
  mutating func add(
    _ stops: [Gradient.Resolved.Stop], _ space: Color.Resolved.InterpolationSpace,
    _ alpha: Gradient.Resolved.AlphaInterpolation, size: Int
  ) -> Int {
    let before = stops[0].color.premultipliedPixel
    let after = stops[stops.count - 1].color.premultipliedPixel
    entries.append(contentsOf: repeatElement(before, count: Self.margin))
    let first = entries.count
    func entry(of location: Double) -> Int {
      Int((location * Double(size) - 0.5).rounded(.up).clamped(to: Double(size)))
    }
    entries.append(contentsOf: repeatElement(before, count: entry(of: stops[0].location)))
    for (start, end) in zip(stops, stops.dropFirst()) {
      let range = entry(of: start.location)..<entry(of: end.location)
      guard !range.isEmpty else { continue }
      let interval = GradientInterval(start: start, end: end, size: size)
      let isPremultiplied = alpha == .premultiplied || start.color.opacity == end.color.opacity
      if start.color == end.color || space == .device && isPremultiplied {
        entries.append(contentsOf: interval.ramp(range))
      } else if alpha == .straight {
        entries.append(contentsOf: interval.mixStraight(range, in: space))
      } else {
        entries.append(contentsOf: interval.mix(range, in: space))
      }
    }
    let written = entries.count - first
    entries.append(contentsOf: repeatElement(after, count: size - written + Self.margin))
    return first
  }
}

/// The part of a gradient between two stops.
private struct GradientInterval {
  let start: Gradient.Resolved.Stop
  let end: Gradient.Resolved.Stop
  let size: Int

  /// How far along the middle of an entry is.
  private func amount(at index: Int) -> Double {
    ((Double(index) + 0.5) / Double(size) - start.location) / (end.location - start.location)
  }

  /// The entries of a range, mixed as encoded.
  func ramp(_ range: Range<Int>) -> [UInt32] {
    let first = start.color.weights
    let change = (end.color.weights - first)
    let from = amount(at: range.lowerBound)
    // A lone entry needs no step, which may be larger than the kernel's numbers.
    let to = range.count > 1 ? amount(at: range.upperBound) : from
    let unit = 255 * 4_194_304.0
    let begin = (first + change * from) * unit
    let step = change * ((to - from) / Double(range.count)) * unit
    func fixed(_ number: Double) -> Int32 { Int32(number.rounded()) }
    let ramp = raster_ramp(
      red: fixed(begin.x), green: fixed(begin.y), blue: fixed(begin.z), alpha: fixed(begin.w),
      red_step: fixed(step.x), green_step: fixed(step.y), blue_step: fixed(step.z),
      alpha_step: fixed(step.w))
    return Array(unsafeUninitializedCapacity: range.count) { memory, count in
      raster_gradient_ramp(memory.baseAddress, Int32(range.count), ramp)
      count = range.count
    }
  }

  /// The entries of a range, mixed in another space.
  func mix(_ range: Range<Int>, in space: Color.Resolved.InterpolationSpace) -> [UInt32] {
    range.map {
      start.color.mixedPremultiplied(with: end.color, by: amount(at: $0), in: space)
        .premultipliedPixel
    }
  }

  /// The entries of a range, components and opacity each for themselves.
  func mixStraight(_ range: Range<Int>, in space: Color.Resolved.InterpolationSpace) -> [UInt32] {
    range.map {
      start.color.mixedStraight(with: end.color, by: amount(at: $0), in: space).premultipliedPixel
    }
  }
}

extension Color.Resolved {
  /// The components, clamped and premultiplied.
  fileprivate var weights: SIMD4<Double> {
    let alpha = opacity.clampedToUnit
    return SIMD4(
      red.clampedToUnit * alpha, green.clampedToUnit * alpha, blue.clampedToUnit * alpha, alpha)
  }

  /// The nearest pixel.
  fileprivate var premultipliedPixel: UInt32 {
    let levels = weights * 255
    func level(_ component: Double) -> UInt32 { UInt32(component.rounded()) }
    return level(levels.x) | level(levels.y) << 8 | level(levels.z) << 16 | level(levels.w) << 24
  }
}

extension Double {
  /// The nearest number of 0…`limit`.
  fileprivate func clamped(to limit: Double) -> Double { self > 0 ? min(self, limit) : 0 }
}

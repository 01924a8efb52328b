import Geometry

extension FilterImage {
  /// The picture in another colour space.
  func converted(to other: ColorSpaceValue) -> FilterImage {
    guard other != space else { return self }
    let table = other == .linearRGB ? TransferTables.toLinear : TransferTables.toEncoded
    var result = self
    result.space = other
    for index in pixels.indices {
      let pixel = pixels[index].clampedColor
      guard pixel.w > 0 else { continue }
      var straight = pixel.straight
      for channel in 0..<3 { straight[channel] = table.value(straight[channel]) }
      result.pixels[index] = straight.premultiplied
    }
    return result
  }
}

/// sRGB's transfer function and its inverse (IEC 61966-2-1), from tables.
enum TransferTables {
  static let toLinear = TransferTable { encoded in
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// Steep near black, so the table is by square roots.
  static let toEncoded = TransferTable(byRoot: true) { linear in
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}

/// A function over 0…1 by interpolation between 4096 places.
struct TransferTable: Sendable {
  private let values: [Float]
  private let isByRoot: Bool
  private static let steps = 4096

  init(byRoot: Bool = false, _ function: (Double) -> Double) {
    isByRoot = byRoot
    values = (0...Self.steps + 1).map { step in
      let place = min(Double(step) / Double(Self.steps), 1)
      return Float(function(byRoot ? place * place : place))
    }
  }

  /// The function at a place of 0…1.
  func value(_ place: Float) -> Float {
    let clamped = min(max(place, 0), 1)
    let position = (isByRoot ? clamped.squareRoot() : clamped) * Float(Self.steps)
    let index = Int(position)
    let share = position - Float(index)
    return values[index] + (values[index + 1] - values[index]) * share
  }
}

public import Geometry

/// A function that makes pixels of a group's pixels: SwiftUI's shader effects.
///
/// Functions can't be compared: two are equal when kind, name, arguments and sample offset are. So a
/// name is to stand for one function in a program, and everything that it depends on is to be
/// among the arguments.
///
/// It is called for pixels in any order and from several threads; what it makes of a pixel is to
/// depend on nothing but that pixel's position and colour and on the layer.
/// It sees the pixels that the content touches, in a box around them.
public struct PixelFunction: Sendable {
  /// What a function is given and makes.
  public enum Kind: Sendable, Hashable {
    /// A colour of a colour: `colorEffect`.
    case color
    /// For each pixel the position that is shown there: `distortionEffect`.
    case distortion
    /// A colour of samples of the layer: `layerEffect`.
    case layer
  }

  /// The function over a row, which it changes in place: the colours, or the positions of a distortion.
  public typealias Body = @Sendable (_ row: inout PixelRow, _ layer: PixelLayer) -> Void

  public let kind: Kind
  public let name: String
  public let arguments: [Double]
  /// How far from a pixel samples may be taken along x and y, in points; they are moved to that distance.
  public let maxSampleOffset: CGSize
  private let body: Body

  /// A function over rows of pixels.
  public init(
    _ kind: Kind, name: String, arguments: [Double] = [], maxSampleOffset: CGSize = .zero,
    rows body: @escaping Body
  ) {
    (self.kind, self.name, self.arguments) = (kind, name, arguments)
    (self.maxSampleOffset, self.body) = (maxSampleOffset, body)
  }

  /// Runs the function over a row.
  public func run(_ row: inout PixelRow, _ layer: PixelLayer) { body(&row, layer) }
}

extension PixelFunction {
  /// A function from a pixel's position and colour to its new colour.
  public static func color(
    name: String, arguments: [Double] = [],
    _ function: @escaping @Sendable (PixelPositions, PixelColors) -> PixelColors
  ) -> PixelFunction {
    PixelFunction(.color, name: name, arguments: arguments) { row, _ in
      for index in row.colors.indices {
        row.colors[index] = function(row.positions[index], row.colors[index])
      }
    }
  }

  /// A function from a pixel's position to the one that is shown there.
  public static func distortion(
    name: String, arguments: [Double] = [], maxSampleOffset: CGSize,
    _ function: @escaping @Sendable (PixelPositions) -> PixelPositions
  ) -> PixelFunction {
    PixelFunction(
      .distortion, name: name, arguments: arguments, maxSampleOffset: maxSampleOffset
    ) { row, _ in
      for index in row.positions.indices { row.positions[index] = function(row.positions[index]) }
    }
  }

  /// A function from a pixel's position and the layer to the pixel's new colour.
  public static func layer(
    name: String, arguments: [Double] = [], maxSampleOffset: CGSize,
    _ function: @escaping @Sendable (PixelPositions, PixelLayer) -> PixelColors
  ) -> PixelFunction {
    PixelFunction(
      .layer, name: name, arguments: arguments, maxSampleOffset: maxSampleOffset
    ) { row, layer in
      var layer = layer
      for index in row.colors.indices {
        layer.destination = row.positions[index]
        row.colors[index] = function(row.positions[index], layer)
      }
    }
  }
}

extension PixelFunction: Hashable {
  /// Whether kind, name, arguments and sample offset are equal.
  public static func == (first: PixelFunction, second: PixelFunction) -> Bool {
    first.kind == second.kind && first.name == second.name
      && first.arguments == second.arguments && first.maxSampleOffset == second.maxSampleOffset
  }

  /// Feeds what is compared to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(name)
    hasher.combine(arguments)
    hasher.combine(maxSampleOffset.width)
    hasher.combine(maxSampleOffset.height)
  }
}

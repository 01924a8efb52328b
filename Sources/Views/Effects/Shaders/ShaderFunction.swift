public import Drawing
public import Geometry

/// What a shader makes of pixels.
public protocol ShaderKind: SendableMetatype {}

/// A colour of a colour: for `colorEffect`.
public enum ColorShading: ShaderKind {}

/// For each pixel the position that is shown there: for `distortionEffect`.
public enum DistortionShading: ShaderKind {}

/// A colour of samples of the view: for `layerEffect`.
public enum LayerShading: ShaderKind {}

/// A function over vectors of pixels, called with arguments to get a shader.
///
/// SwiftUI's is the name of a function in Metal; this one is written in Swift:
///
///     let wave = ShaderFunction("wave") { positions, arguments in
///       PixelPositions(
///         x: positions.x, y: positions.y + sin(positions.x * 0.1) * arguments[0])
///     }
///     view.distortionEffect(wave(strength), maxSampleOffset: CGSize(width: 0, height: 20))
///
/// The name stands for the function: two functions of one name count as equal.
public struct ShaderFunction<Kind: ShaderKind>: Sendable {
  let name: String
  let make: @Sendable (ShaderArguments, CGSize) -> PixelFunction

  /// A shader of this function with the given arguments.
  public func callAsFunction(_ arguments: Double...) -> Shader<Kind> {
    Shader(function: self, arguments: arguments)
  }
}

/// A function over pixels with its arguments, which travel when they change.
public struct Shader<Kind: ShaderKind>: Sendable {
  public var function: ShaderFunction<Kind>
  public var arguments: [Double]

  /// `function` with `arguments`.
  public init(function: ShaderFunction<Kind>, arguments: [Double]) {
    (self.function, self.arguments) = (function, arguments)
  }
}

/// What a shader's function knows besides the pixels.
public struct ShaderArguments: Sendable, Hashable {
  /// The arguments as they are shown.
  public let values: [Double]
  /// The view's area in the coordinates of the pixels.
  public let boundingRect: CGRect

  /// An argument; 0 where there is none.
  public subscript(index: Int) -> Float {
    values.indices.contains(index) ? Float(values[index]) : 0
  }

  /// All that the function's result depends on.
  fileprivate var numbers: [Double] {
    values + [boundingRect.width.native, boundingRect.height.native]
  }
}

extension ShaderFunction where Kind == ColorShading {
  /// A function from the positions and colours of pixels to their new colours.
  public init(
    _ name: String,
    _ function: @escaping @Sendable (PixelPositions, PixelColors, ShaderArguments) -> PixelColors
  ) {
    self.name = name
    make = { arguments, _ in
      .color(name: name, arguments: arguments.numbers) { function($0, $1, arguments) }
    }
  }
}

extension ShaderFunction where Kind == DistortionShading {
  /// A function from the positions of pixels to those that are shown there.
  public init(
    _ name: String,
    _ function: @escaping @Sendable (PixelPositions, ShaderArguments) -> PixelPositions
  ) {
    self.name = name
    make = { arguments, offset in
      .distortion(name: name, arguments: arguments.numbers, maxSampleOffset: offset) {
        function($0, arguments)
      }
    }
  }
}

extension ShaderFunction where Kind == LayerShading {
  /// A function from the positions of pixels and the view's layer to the pixels' new colours.
  public init(
    _ name: String,
    _ function: @escaping @Sendable (PixelPositions, PixelLayer, ShaderArguments) -> PixelColors
  ) {
    self.name = name
    make = { arguments, offset in
      .layer(name: name, arguments: arguments.numbers, maxSampleOffset: offset) {
        function($0, $1, arguments)
      }
    }
  }
}

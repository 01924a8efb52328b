public import Geometry

/// A function that makes a picture of a group's picture as a whole: what looks at all pixels at once.
///
/// Functions can't be compared: two are equal when name, region and inputs are, so the name is to tell of all that the
/// function depends on. What it makes is to depend on nothing but the layer it is given, and on each
/// pixel's place in the group's coordinates, not in the bitmap.
public struct BitmapFunction: Sendable {
  /// The function: the layer's picture changed, of the same size.
  public typealias Body = @Sendable (_ layer: BitmapLayer) -> Bitmap

  public let name: String
  /// Outside of it, in the group's coordinates, nothing is given and nothing is left.
  public let region: CGRect
  /// Other drawings, in the group's coordinates, whose pictures the function looks at.
  public let inputs: [[DrawingNode]]
  private let body: Body

  /// A function over the pixels of `region`.
  public init(
    name: String, region: CGRect, inputs: [[DrawingNode]] = [], _ body: @escaping Body
  ) {
    (self.name, self.region, self.inputs, self.body) = (name, region, inputs, body)
  }

  /// What the function makes of a layer; nothing where that has another size.
  public func run(_ layer: BitmapLayer) -> Bitmap {
    let result = body(layer)
    guard result.width == layer.source.width, result.height == layer.source.height else {
      return Bitmap(width: layer.source.width, height: layer.source.height)
    }
    return result
  }
}

/// What a bitmap function is given: pictures of one size and where they lie.
public struct BitmapLayer: Sendable {
  /// The group's content.
  public var source: Bitmap
  /// The pictures of the function's inputs.
  public var inputs: [Bitmap]
  /// From the group's coordinates to the bitmaps' pixels; the axes stay upright.
  public var transform: CGAffineTransform

  /// A layer of pictures of one size.
  public init(source: Bitmap, inputs: [Bitmap], transform: CGAffineTransform) {
    (self.source, self.inputs, self.transform) = (source, inputs, transform)
  }
}

extension BitmapFunction: Hashable {
  /// Whether name, region and inputs are equal.
  public static func == (first: BitmapFunction, second: BitmapFunction) -> Bool {
    first.name == second.name && first.region == second.region && first.inputs == second.inputs
  }

  /// Feeds what is compared to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(region.origin.x)
    hasher.combine(region.origin.y)
    hasher.combine(region.size.width)
    hasher.combine(region.size.height)
    hasher.combine(inputs)
  }
}

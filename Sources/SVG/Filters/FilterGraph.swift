import Drawing
import Geometry

/// The primitives of a filter in their order, ready to be run over pixels.
struct FilterGraph: Sendable {
  var primitives: [FilterPrimitive]
  /// The filter's region in user space.
  var region: CGRect
  /// Drawings that primitives take as inputs.
  var pictures: [[DrawingNode]] = []

  /// The graph as a filter of a drawing.
  var filter: Filter {
    let graph = self
    // Two graphs are the same when all of their parameters are.
    return .bitmap(
      BitmapFunction(name: "svg \(primitives)", region: region, inputs: pictures) { layer in
        FilterRun(graph, layer).picture.bitmap
      })
  }
}

/// A graph run over a layer.
struct FilterRun {
  let transform: CGAffineTransform
  private let source: FilterImage
  private let inputs: [FilterImage]
  private var results: [FilterImage] = []
  private let region: FilterBounds

  /// Runs all primitives.
  init(_ graph: FilterGraph, _ layer: BitmapLayer) {
    transform = layer.transform
    source = FilterImage(layer.source)
    inputs = layer.inputs.map { FilterImage($0) }
    region = source.bounds
    for primitive in graph.primitives { run(primitive) }
  }

  /// The last result; nothing where there was no primitive.
  var picture: FilterImage {
    results.last ?? FilterImage(width: source.width, height: source.height, space: .sRGB)
  }

  private mutating func run(_ primitive: FilterPrimitive) {
    let images = primitive.inputs.map { image($0).converted(to: primitive.space) }
    let part = bounds(primitive.subregion)
    var result = result(of: primitive, images, part)
    result.space = primitive.space
    results.append(result.cut(to: part))
  }

  /// A rectangle of user space in pixels, within the filter's region.
  func bounds(_ rect: CGRect) -> FilterBounds {
    FilterBounds(rect.image(under: transform)).intersection(region)
  }

  private func image(_ input: FilterInput) -> FilterImage {
    switch input {
    case .source: source
    case .sourceAlpha: source.mapped { SIMD4(0, 0, 0, $0.w) }
    case .picture(let index) where inputs.indices.contains(index): inputs[index]
    case .result(let index) where results.indices.contains(index): results[index]
    case .picture, .result, .transparent: empty(.sRGB)
    }
  }

  func empty(_ space: ColorSpaceValue) -> FilterImage {
    FilterImage(width: source.width, height: source.height, space: space)
  }

  /// A colour everywhere.
  func flood(_ color: Color.Resolved, _ space: ColorSpaceValue) -> FilterImage {
    var pixel = FilterImage(width: 1, height: 1, space: .sRGB)
    pixel.pixels[0] = color.pixel.premultiplied
    var image = empty(space)
    let value = pixel.converted(to: space).pixels[0]
    for index in image.pixels.indices { image.pixels[index] = value }
    return image
  }

  // MARK: - Lengths

  /// Pixels along the axes for a length in user units.
  func pixels(_ size: CGSize) -> (x: Double, y: Double) {
    (size.width * abs(transform.a), size.height * abs(transform.d))
  }
}

extension Color.Resolved {
  /// The components, not premultiplied.
  fileprivate var pixel: SIMD4<Float> {
    SIMD4(Float(red), Float(green), Float(blue), Float(opacity))
      .clamped(lowerBound: .zero, upperBound: .one)
  }
}

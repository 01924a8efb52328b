/// A test of the canvas suite as it stands in a file: operations, and the pixels they must leave.
struct CanvasCase: Decodable {
  var name: String
  var width: Int
  var height: Int
  var images: [String: CanvasImage]?
  var ops: [CanvasOperation]
  /// x, y, red, green, blue, alpha (straight, 0…255) and the tolerance of each channel.
  var expect: [[Double]]
}

/// A picture given by runs of equal pixels, or a surface given by what is drawn on it.
struct CanvasImage: Decodable {
  var width: Int
  var height: Int
  /// A count and a straight colour.
  var runs: [[Int]]?
  var ops: [CanvasOperation]?
}

/// A drawing operation with every state resolved.
struct CanvasOperation: Decodable {
  enum Kind: String, Decodable { case fill, stroke, clear, image }

  struct Clip: Decodable {
    var path: CanvasPath
    var rule: String?
  }

  struct Shadow: Decodable {
    var color: [Double]
    var dx: Double
    var dy: Double
    var blur: Double
  }

  var op: Kind
  var path: CanvasPath?
  var rule: String?
  var paint: CanvasPaint?
  var transform: [Double?]?
  var alpha: Double?
  var composite: String?
  var clip: [Clip]?
  var shadow: Shadow?

  var width: Double?
  var cap: String?
  var join: String?
  var miterLimit: Double?
  var dash: [Double]?
  var dashOffset: Double?
  var prune: Bool?

  var image: String?
  var src: [Double]?
  var dst: [Double]?
  var smoothing: Bool?
}

/// What an operation paints with.
struct CanvasPaint: Decodable {
  enum Kind: String, Decodable { case color, linear, radial, conic, pattern }

  var type: Kind
  var color: [Double]?
  var stops: [[Double]]?
  var p0: [Double]?
  var p1: [Double]?
  var c0: [Double]?
  var r0: Double?
  var c1: [Double]?
  var r1: Double?
  var center: [Double]?
  var start: Double?
  var image: String?
  var `repeat`: String?
  var smoothing: Bool?
  /// Numbers that aren't finite are null.
  var transform: [Double?]?
}

/// The pixels of a canvas that are to be drawn again, as a few rectangles.
struct DamagedRegion {
  private let canvas: PixelBounds
  private var rectangles: [PixelBounds] = []

  /// More than these would cost more to keep apart than they save.
  private static let mostRectangles = 16
  /// What a rectangle of its own costs beside its pixels, in pixels.
  private static let costOfOne = 4096

  init(canvas: PixelBounds) { self.canvas = canvas }

  var isEmpty: Bool { rectangles.isEmpty }

  /// Adds all pixels.
  mutating func addAll() { rectangles = canvas.isEmpty ? [] : [canvas] }

  /// Adds the pixels of `bounds` that are on the canvas, and perhaps some around them.
  mutating func add(_ bounds: PixelBounds) {
    var added = bounds.intersection(canvas)
    guard !added.isEmpty else { return }
    while let index = rectangles.firstIndex(where: { Self.growth($0, added) <= Self.costOfOne }) {
      if rectangles[index].contains(added) { return }
      added = added.union(rectangles.remove(at: index))
    }
    rectangles.append(added)
    if rectangles.count > Self.mostRectangles { joinNearest() }
  }

  /// How many pixels are drawn more when two rectangles become one.
  private static func growth(_ first: PixelBounds, _ second: PixelBounds) -> Int {
    first.union(second).area - first.area - second.area
  }

  private mutating func joinNearest() {
    var nearest = (first: 0, second: 1, growth: Int.max)
    for first in rectangles.indices {
      for second in rectangles.indices.dropFirst(first + 1) {
        let growth = Self.growth(rectangles[first], rectangles[second])
        if growth < nearest.growth { nearest = (first, second, growth) }
      }
    }
    let joined = rectangles.remove(at: nearest.second)
    rectangles[nearest.first].formUnion(joined)
  }

  /// Rectangles that don't overlap and hold all that was added; one when that is most of the canvas.
  var disjoint: [PixelBounds] {
    var parts: [PixelBounds] = []
    for rectangle in rectangles {
      parts += parts.reduce([rectangle]) { rest, other in rest.flatMap { $0.subtracting(other) } }
    }
    let area = parts.reduce(0) { $0 + $1.area }
    return area * 4 > canvas.area * 3 ? [canvas] : parts
  }
}

import CRasterKernels

/// What differs between a frame and the one that was drawn before it.
public struct FrameChange: Sendable, Hashable {
  /// A rectangle of whole pixels.
  public struct Region: Sendable, Hashable {
    public let columns: Range<Int>
    public let rows: Range<Int>
  }

  /// Regions that don't overlap; pixels outside of them are the same as before.
  ///
  /// Pixels within may have come out the same too.
  public let regions: [Region]

  /// Whether every pixel is the same as before.
  public var isEmpty: Bool { regions.isEmpty }

  /// The rows from the first to the last that may differ; empty when none does.
  public var rows: Range<Int> {
    guard let first = regions.map(\.rows.lowerBound).min() else { return 0..<0 }
    return first..<regions.reduce(first) { max($0, $1.rows.upperBound) }
  }

  /// The number of pixels that may differ.
  public var pixelCount: Int { regions.reduce(0) { $0 + $1.columns.count * $1.rows.count } }

  init(_ regions: [PixelBounds]) {
    self.regions = regions.map {
      Region(columns: Int($0.left)..<Int($0.right), rows: Int($0.top)..<Int($0.bottom))
    }
  }
}

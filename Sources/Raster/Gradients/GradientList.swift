import CRasterKernels
import Drawing
import Geometry

/// The gradients of a drawing, each with its table.
struct GradientList {
  private var gradients: [raster_gradient] = []
  /// Where the table of each begins.
  private var firstEntries: [Int] = []
  private var tables = GradientTables()
  /// The table that was made last: shapes painted alike share it.
  private var latest: (gradient: Gradient.Resolved, size: Int, firstEntry: Int)?

  mutating func removeAll() {
    gradients.removeAll(keepingCapacity: true)
    firstEntries.removeAll(keepingCapacity: true)
    tables.removeAll()
    latest = nil
  }

  /// Adds a gradient in the given plane and returns its index.
  mutating func add(
    _ gradient: Gradient.Resolved, _ stops: [Gradient.Resolved.Stop], _ plane: GradientPlane
  ) -> Int {
    let size = plane.tableSize
    if latest == nil || latest!.size != size || latest!.gradient != gradient {
      latest = (gradient, size, tables.add(stops, gradient.colorSpace, size: size))
    }
    var map = plane.map
    map.size = Int32(size)
    map.is_opaque = stops.allSatisfy { $0.color.opacity >= 1 } ? 1 : 0
    gradients.append(map)
    firstEntries.append(latest!.firstEntry)
    return gradients.count - 1
  }

  /// Whether the gradient at `index` has opaque colours alone.
  func isOpaque(at index: Int) -> Bool { gradients[index].is_opaque != 0 }

  /// Gives `body` the gradient at `index` for as long as it runs.
  func withGradient(at index: Int, _ body: (UnsafePointer<raster_gradient>) -> Void) {
    var gradient = gradients[index]
    tables.entries.withUnsafeBufferPointer { entries in
      gradient.table = entries.baseAddress! + firstEntries[index]
      body(&gradient)
    }
  }
}

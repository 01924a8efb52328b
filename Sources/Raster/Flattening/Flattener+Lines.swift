import CRasterKernels

extension Flattener {
  /// Adds the line from the current point to `end`.
  @inline(__always)
  mutating func addLine(to end: DevicePoint) {
    if window.takes(end), window.takes(current) {
      let next = (x: FixedPoint.nearest(end.x), y: FixedPoint.nearest(end.y))
      addSnapped(from: snapped, to: next)
      (current, snapped) = (end, next)
    } else {
      addFarLine(to: end)
    }
  }

  @inline(__always)
  private mutating func addSnapped(from: (x: Int32, y: Int32), to: (x: Int32, y: Int32)) {
    if from.y == to.y { return }
    let (top, bottom) = (min(from.y, to.y), max(from.y, to.y))
    if bottom <= window.top || top >= window.bottom { return }
    let left = min(from.x, to.x)
    extent.left = min(extent.left, left)
    extent.right = max(extent.right, max(from.x, to.x))
    extent.top = min(extent.top, top)
    extent.bottom = max(extent.bottom, bottom)
    if left >= window.right { return }
    lines.append(raster_line(x0: from.x, y0: from.y, x1: to.x, y1: to.y))
  }

  /// Adds a line with an end too far out for the kernels: cut to the window's rows, then replaced
  /// by up to three pieces that wind around the window's pixels as it did.
  @inline(never)
  private mutating func addFarLine(to end: DevicePoint) {
    let start = current
    current = end
    if window.takes(end) { snapped = (FixedPoint.nearest(end.x), FixedPoint.nearest(end.y)) }
    guard let rows = cut(start, end, axis: 1, Double(window.top), Double(window.bottom)) else {
      return
    }
    let (left, right) = (Double(window.left) - 256, Double(window.right) + 256)
    let edges = DevicePoint(left, right)
    var pieces = [rows.start]
    if let columns = cut(rows.start, rows.end, axis: 0, left, right) {
      pieces += [columns.start, columns.end]
    }
    pieces.append(rows.end)
    for (from, to) in zip(pieces, pieces.dropFirst()) {
      addSnapped(from: snap(from, between: edges), to: snap(to, between: edges))
    }
  }

  private func snap(_ point: DevicePoint, between edges: DevicePoint) -> (x: Int32, y: Int32) {
    let x = min(max(point.x, edges.x), edges.y)
    return (FixedPoint.nearest(x), FixedPoint.nearest(point.y))
  }

  /// The part of a line between two values of one coordinate, in the line's direction.
  private func cut(
    _ start: DevicePoint, _ end: DevicePoint, axis: Int, _ low: Double, _ high: Double
  ) -> (start: DevicePoint, end: DevicePoint)? {
    let (from, to) = (start[axis], end[axis])
    guard max(from, to) > low, min(from, to) < high else { return nil }
    func limited(_ point: DevicePoint) -> DevicePoint {
      let value = min(max(point[axis], low), high)
      if value == point[axis] { return point }
      var limited = start + (end - start) * ((value - from) / (to - from))
      limited[axis] = value
      return limited
    }
    return (limited(start), limited(end))
  }
}

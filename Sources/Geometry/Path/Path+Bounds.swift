extension Path {
  /// The smallest rectangle around the path's curves; control points may lie outside.
  ///
  /// The null rectangle for a path without points. Curves that aren't finite don't count.
  public var boundingRect: CGRect {
    var box = BoundingBox()
    for subpath in subpaths {
      box.add(CGRect(origin: subpath.start, size: .zero))
      for segment in subpath.segments { box.add(segment.bounds) }
    }
    return box.rect
  }
}

/// The least and greatest coordinates seen so far.
private struct BoundingBox {
  var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  mutating func add(_ rect: CGRect) {
    let (near, far) = (rect.origin, rect.origin + CGPoint(x: rect.size.width, y: rect.size.height))
    guard near.isFinite, far.isFinite else { return }
    low = CGPoint(x: min(low.x, near.x), y: min(low.y, near.y))
    high = CGPoint(x: max(high.x, far.x), y: max(high.y, far.y))
  }

  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

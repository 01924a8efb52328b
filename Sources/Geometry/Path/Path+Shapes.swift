extension Path {
  /// The outline of `rect`.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// The ellipse that fills `rect`.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Adds a closed rectangle: from its origin to the right, down, left and back.
  ///
  /// A negative size is normalised; the null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
  }

  /// Adds each of `rects` as a closed subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fills `rect`: clockwise from (maxX, midY) in four cubic curves.
  ///
  /// Its radius is off by at most 0.028 %. The null rectangle adds nothing.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    let place = CGAffineTransform(
      translationX: rect.minX + radii.width, y: rect.minY + radii.height
    )
    .scaledBy(x: radii.width, y: radii.height)
    .concatenating(transform)
    move(to: CGPoint(x: 1, y: 0).applying(place))
    addUnitCircleArc(from: 0, sweep: 2 * .pi, transform: place)
    closeSubpath()
  }

  /// Adds a new subpath of straight lines through `lines`.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of `path`, moved by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    guard !path.isEmpty else { return }
    let moved = path.applying(transform)
    verbs += moved.verbs
    points += moved.points
    subpathStart = moved.subpathStart
  }
}

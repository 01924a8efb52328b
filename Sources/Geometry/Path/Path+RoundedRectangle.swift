extension Path {
  /// The outline of `rect` with corners rounded by `cornerSize`.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// The outline of `rect` with corners of radius `cornerRadius`.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The outline of `rect` with a radius of its own for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a closed rectangle with rounded corners.
  ///
  /// It runs clockwise from the middle of the right side, where an ellipse starts as well. Each
  /// radius is held between 0 and half of its side; NaN counts as 0.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      RoundedRectangleOutline(rect, Array(repeating: cornerSize, count: 4), style), transform)
  }

  /// Adds a closed rectangle with a radius of its own for each corner.
  ///
  /// Each radius is held between 0 and half of the shorter side. Leading is left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let longest = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading, cornerRadii.topTrailing,
    ].map { CGSize(width: min($0, longest), height: min($0, longest)) }
    addRoundedRect(RoundedRectangleOutline(rect, radii, style), transform)
  }

  private mutating func addRoundedRect(
    _ outline: RoundedRectangleOutline, _ transform: CGAffineTransform
  ) {
    guard !outline.rect.isNull else { return }
    guard outline.isRounded else { return addRect(outline.rect, transform: transform) }
    move(to: CGPoint(x: outline.rect.maxX, y: outline.rect.midY).applying(transform))
    for corner in outline.corners { addCorner(corner, transform) }
    closeSubpath()
  }

  private mutating func addCorner(_ corner: RoundedCorner, _ transform: CGAffineTransform) {
    let points = corner.points.map { $0.applying(transform) }
    guard let start = points.first else { return }
    if start != currentPoint { addLine(to: start) }
    for index in stride(from: 1, to: points.count, by: 3) {
      addCurve(
        to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }
}

/// The four corners of a rounded rectangle, clockwise from the bottom right one.
private struct RoundedRectangleOutline {
  var rect: CGRect
  var corners: [RoundedCorner]

  var isRounded: Bool { corners.contains { $0.radii.width > 0 && $0.radii.height > 0 } }

  init(_ rect: CGRect, _ radii: [CGSize], _ style: RoundedCornerStyle) {
    self.rect = rect
    guard !rect.isNull else {
      corners = []
      return
    }
    let vertices = [
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    ]
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    corners = vertices.indices.map { index in
      RoundedCorner(
        vertex: vertices[index], middle: CGPoint(x: rect.midX, y: rect.midY),
        entersVertically: index % 2 == 0, radii: radii[index], half: half, style: style)
    }
  }
}

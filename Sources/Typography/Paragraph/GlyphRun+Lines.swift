public import Geometry

extension GlyphRun {
  /// The line under the run, as its face wants it.
  public var underline: CGRect {
    let metrics = metrics
    return line(below: metrics.underlineOffset, thickness: metrics.underlineThickness)
  }

  /// The line that strikes the run through, as its face wants it.
  public var strikethrough: CGRect {
    let metrics = metrics
    return line(below: -metrics.strikethroughOffset, thickness: metrics.strikethroughThickness)
  }

  private func line(below offset: Double, thickness: Double) -> CGRect {
    CGRect(
      x: origin.x, y: origin.y + offset - thickness / 2, width: max(0, width), height: thickness)
  }
}

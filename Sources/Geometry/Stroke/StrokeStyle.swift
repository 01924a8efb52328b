/// How a line is drawn along a path.
public struct StrokeStyle: Sendable, Hashable {
  /// The width in points, half of it on either side of the path.
  ///
  /// Nothing is drawn unless it is positive and finite, from 1e-100 to 1e100.
  public var lineWidth: CGFloat
  /// The shape of the ends of open lines and of dashes.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The greatest ratio of a mitre's length to the line's width; beyond it the corner is bevelled.
  public var miterLimit: CGFloat
  /// Lengths, in points, that are drawn and left out in turn; an odd number of them is gone through
  /// twice.
  ///
  /// Empty, or with a sum of 0, or with an entry that is negative or not finite: a solid line.
  public var dash: [CGFloat]
  /// How far into the dashes a subpath begins, in points; may be negative.
  public var dashPhase: CGFloat

  /// A style; the defaults are those of SwiftUI.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

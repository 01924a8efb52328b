import Drawing
import Geometry

/// Dots that tell which of several pages is shown.
struct PageDots {
  let pages: ScrollPages
  let count: Int

  private static let (diameter, gap, bottom) = (8.0, 9.0, 20.0)

  private var isShown: Bool {
    switch pages.mode {
    case .automatic: count > 1
    case .always: count > 0
    case .never: false
    }
  }

  /// Draws the dots at the bottom of a view; the one of the shown page is the brightest.
  func draw(_ turner: PageTurner, in size: CGSize, _ pass: inout DrawPass) {
    guard isShown else { return }
    let position = turner.position(at: pass.time)
    let step = Self.diameter + Self.gap
    let width = step * Double(count) - Self.gap
    let corner = CGPoint(
      x: (size.width - width) / 2, y: size.height - Self.bottom - Self.diameter / 2)
    if pages.background == .always { drawCapsule(at: corner, width: width, &pass) }
    for index in 0..<count {
      let dot = CGRect(
        x: corner.x + step * Double(index), y: corner.y, width: Self.diameter,
        height: Self.diameter)
      let nearness = max(1 - abs(position - Double(index)), 0)
      let white = Color.Resolved.white.opacity(0.3 + 0.7 * nearness)
      pass.fill(Path(ellipseIn: dot), .color(white), style: FillStyle())
    }
  }

  private func drawCapsule(at corner: CGPoint, width: Double, _ pass: inout DrawPass) {
    let (x, y) = (12.0, 8.0)
    let frame = CGRect(
      x: corner.x - x, y: corner.y - y, width: width + 2 * x, height: Self.diameter + 2 * y)
    let shade = Color.Resolved.black.opacity(0.25)
    pass.fill(
      Path(roundedRect: frame, cornerRadius: frame.height / 2), .color(shade), style: FillStyle())
  }
}

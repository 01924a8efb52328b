import Animate
import Foundation

extension AnyTransition {
  /// Breaks a view into pieces that fly off along curves.
  static var burst: AnyTransition {
    .modifier(active: Burst(progress: 1), identity: Burst(progress: 0))
  }
}

private struct Burst: ViewModifier {
  let progress: Double
  private let columns = 6
  private let rows = 8

  func body(content: Content) -> some View {
    ZStack {
      ForEach(0..<columns * rows, id: \.self) { index in
        let piece = Piece(
          column: index % columns, row: index / columns, columns: columns, rows: rows)
        content
          .clipShape(piece)
          .modifier(Flight(progress: progress, piece: piece))
          .opacity(1 - progress)
      }
    }
  }
}

/// One of the pieces of a grid.
private struct Piece: Shape {
  let column: Int
  let row: Int
  let columns: Int
  let rows: Int

  /// Its middle in the whole, -1…1 in both directions.
  var place: CGPoint {
    CGPoint(
      x: (Double(column) + 0.5) / Double(columns) * 2 - 1,
      y: (Double(row) + 0.5) / Double(rows) * 2 - 1)
  }

  func path(in rect: CGRect) -> Path {
    let (width, height) = (rect.width / CGFloat(columns), rect.height / CGFloat(rows))
    return Path(
      CGRect(
        x: rect.minX + CGFloat(column) * width, y: rect.minY + CGFloat(row) * height,
        width: width, height: height))
  }
}

/// Carries a piece outwards, along an arc that falls, turning and shrinking.
private struct Flight: GeometryEffect {
  var progress: Double
  let piece: Piece

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let place = piece.place
    let spread = 1 + 0.35 * sin(Double(piece.column * 7 + piece.row * 13))
    let middle = CGPoint(
      x: size.width / 2 * (1 + place.x), y: size.height / 2 * (1 + place.y))
    let x = place.x * 120 * spread * progress
    let y = (place.y * 90 - 70 * spread) * progress + 150 * progress * progress
    let turn = 3 * sin(Double(piece.column * 5 + piece.row * 3)) * progress
    return ProjectionTransform(
      CGAffineTransform(translationX: middle.x + x, y: middle.y + y)
        .rotated(by: turn)
        .scaledBy(x: 1 - 0.6 * progress, y: 1 - 0.6 * progress)
        .translatedBy(x: -middle.x, y: -middle.y))
  }
}

/// A flower that is worth breaking.
struct Sunflower: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: 0x8b5cf6), Color(hex: 0xec4899)], startPoint: .topLeading,
        endPoint: .bottomTrailing)
      ForEach(0..<12, id: \.self) { petal in
        Ellipse()
          .fill(Color(hex: petal.isMultiple(of: 2) ? 0xfde047 : 0xfbbf24))
          .frame(width: 28, height: 62)
          .offset(y: -46)
          .rotationEffect(.degrees(Double(petal) * 30))
      }
      Circle().fill(Color(hex: 0x78350f)).frame(width: 64, height: 64)
      Circle().strokeBorder(Color(hex: 0x92400e), style: StrokeStyle(lineWidth: 6, dash: [4, 4]))
        .frame(width: 52, height: 52)
    }
  }
}

import Animate
import Foundation

/// Where everything in the stadium is, in points of the canvas.
struct StadiumPlan: Sendable {
  let size: CGSize
  let pitch: CGRect
  let tribunes: [Tribune]

  init(size: CGSize, pitchSize: CGSize) {
    self.size = size
    pitch = CGRect(
      x: (size.width - pitchSize.width) / 2, y: (size.height - pitchSize.height) / 2,
      width: pitchSize.width, height: pitchSize.height)
    tribunes = Tier.all.indices.flatMap { [pitch] tier in
      Side.around(pitch).flatMap { $0.straightTribunes(of: tier) + $0.cornerTribunes(of: tier) }
    }
  }

  func tribune(_ id: String) -> Tribune { tribunes.first { $0.id == id } ?? tribunes[0] }
}

/// A side of the pitch with the corner after it, on a plane of its own: x along the side, y away
/// from the pitch.
private struct Side {
  let index: Int
  let length: Double
  let plane: CGAffineTransform
  let isLong: Bool

  static func around(_ pitch: CGRect) -> [Side] {
    let corners = [
      CGPoint(x: pitch.minX, y: pitch.minY), CGPoint(x: pitch.maxX, y: pitch.minY),
      CGPoint(x: pitch.maxX, y: pitch.maxY), CGPoint(x: pitch.minX, y: pitch.maxY),
    ]
    let along: [(x: CGFloat, y: CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    return corners.indices.map { index in
      let (corner, way) = (corners[index], along[index])
      return Side(
        index: index, length: index.isMultiple(of: 2) ? pitch.width : pitch.height,
        plane: CGAffineTransform(
          a: way.x, b: way.y, c: way.y, d: -way.x, tx: corner.x, ty: corner.y),
        isLong: index.isMultiple(of: 2))
    }
  }

  func straightTribunes(of tierIndex: Int) -> [Tribune] {
    let tier = Tier.all[tierIndex]
    let count = isLong ? tier.blocks.long : tier.blocks.short
    let width = length / Double(count)
    return (0..<count).map { block in
      let frame = CGRect(
        x: Double(block) * width, y: tier.distance, width: width, height: tier.depth
      ).insetBy(dx: 1.5, dy: 0)
      return tribune(
        "\(tierIndex)-\(index)-\(block)", tier: tierIndex,
        turn: (Double(block) + 0.5) * 0.5 / Double(count),
        outline: Path(roundedRect: frame, cornerRadius: 2),
        seats: seats(in: frame, rows: tier.rows),
        center: CGPoint(x: frame.midX, y: frame.midY), outward: .degrees(90))
    }
  }

  func cornerTribunes(of tierIndex: Int) -> [Tribune] {
    let tier = Tier.all[tierIndex]
    let sweep = 90 / Double(tier.blocks.corner)
    return (0..<tier.blocks.corner).map { block in
      let arc = Arc(
        center: CGPoint(x: length, y: 0), radius: tier.distance, depth: tier.depth,
        start: 90 - Double(block) * sweep, sweep: sweep)
      return tribune(
        "\(tierIndex)-\(index)-arc\(block)", tier: tierIndex,
        turn: 0.5 + (Double(block) + 0.5) * 0.5 / Double(tier.blocks.corner),
        outline: arc.outline, seats: arc.seats(rows: tier.rows), center: arc.middle,
        outward: .degrees(90 - (Double(block) + 0.5) * sweep))
    }
  }

  private func tribune(
    _ id: String, tier: Int, turn: Double, outline: Path, seats: Path, center: CGPoint,
    outward: Angle
  ) -> Tribune {
    let direction = CGPoint(x: cos(outward.radians), y: sin(outward.radians))
    let origin = CGPoint.zero.applying(plane)
    let away = direction.applying(plane)
    let angle = atan2(away.y - origin.y, away.x - origin.x)
    return Tribune(
      id: id, tier: tier, turn: (Double(index) + turn) / 4, outline: outline.applying(plane),
      seats: seats.applying(plane), center: center.applying(plane),
      upright: .radians(-Double.pi / 2 - angle))
  }

  private func seats(in frame: CGRect, rows: Int) -> Path {
    let pitch = frame.height / CGFloat(rows)
    let columns = Int(frame.width / pitch)
    let step = frame.width / CGFloat(columns)
    return Path { path in
      for row in 0..<rows {
        for column in 0..<columns {
          path.addSeat(
            at: CGPoint(
              x: frame.minX + (CGFloat(column) + 0.5) * step,
              y: frame.minY + (CGFloat(row) + 0.5) * pitch),
            size: pitch * 0.6, angle: .zero)
        }
      }
    }
  }
}

/// A block of a ring, in degrees turning back from `start`.
private struct Arc {
  let center: CGPoint
  let radius: Double
  let depth: Double
  let start: Double
  let sweep: Double

  var middle: CGPoint { point(radius: radius + depth / 2, degrees: start - sweep / 2) }

  var outline: Path {
    // The gap between two blocks is as wide outside as inside.
    let (inner, outer) = (gap(at: radius), gap(at: radius + depth))
    return Path { path in
      path.addRelativeArc(
        center: center, radius: radius + depth, startAngle: .degrees(start - outer),
        delta: .degrees(2 * outer - sweep))
      path.addRelativeArc(
        center: center, radius: radius, startAngle: .degrees(start - sweep + inner),
        delta: .degrees(sweep - 2 * inner))
      path.closeSubpath()
    }
  }

  func seats(rows: Int) -> Path {
    let step = depth / Double(rows)
    return Path { path in
      for row in 0..<rows {
        let distance = radius + (Double(row) + 0.5) * step
        let usable = sweep - 2 * gap(at: distance)
        let count = max(1, Int(usable * Double.pi / 180 * distance / step))
        for seat in 0..<count {
          let degrees = start - sweep / 2 + usable * (0.5 - (Double(seat) + 0.5) / Double(count))
          path.addSeat(
            at: point(radius: distance, degrees: degrees), size: step * 0.6,
            angle: .degrees(degrees))
        }
      }
    }
  }

  private func gap(at radius: Double) -> Double { 1.5 / radius * 180 / Double.pi }

  private func point(radius: Double, degrees: Double) -> CGPoint {
    let angle = degrees * Double.pi / 180
    return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
  }
}

extension Path {
  fileprivate mutating func addSeat(at point: CGPoint, size: CGFloat, angle: Angle) {
    addRoundedRect(
      in: CGRect(x: -size / 2, y: -size / 2, width: size, height: size),
      cornerSize: CGSize(width: size * 0.3, height: size * 0.3),
      transform: CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle.radians))
  }
}

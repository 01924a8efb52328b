import Drawing
import Geometry

/// A mesh of colours over the rectangle that it fills; its place is set when it is drawn.
struct MeshFill: Sendable, Hashable {
  var mesh: MeshGradientPaint

  /// The background's numbers, then each vertex's.
  var numbers: [Double] {
    mesh.background.numbers
      + mesh.vertices.flatMap { vertex in
        MeshFill.points.flatMap { [Double(vertex[keyPath: $0].x), Double(vertex[keyPath: $0].y)] }
          + vertex.color.numbers
      }
  }

  mutating func read(_ numbers: inout NumberReader) {
    mesh.background = numbers.nextColor()
    for index in mesh.vertices.indices {
      for point in MeshFill.points {
        mesh.vertices[index][keyPath: point] = SIMD2(Float(numbers.next()), Float(numbers.next()))
      }
      mesh.vertices[index].color = numbers.nextColor()
    }
  }

  func canTravel(to other: MeshFill) -> Bool {
    let (first, second) = (mesh, other.mesh)
    return first.width == second.width && first.height == second.height
      && first.vertices.count == second.vertices.count && first.colorSpace == second.colorSpace
      && first.smoothsColors == second.smoothsColors
  }

  func paint(in rect: CGRect, opacity: Double) -> Paint {
    var placed = mesh
    placed.bounds = rect
    placed.background.opacity *= opacity
    for index in placed.vertices.indices { placed.vertices[index].color.opacity *= opacity }
    return .meshGradient(placed)
  }

  private static var points: [WritableKeyPath<MeshGradientPaint.Vertex, SIMD2<Float>>] {
    [
      \.position, \.leadingControlPoint, \.topControlPoint, \.trailingControlPoint,
      \.bottomControlPoint,
    ]
  }
}

import Drawing
import Geometry
import Testing

@testable import Views

@Suite("A canvas")
struct CanvasTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let square = "path M0 0L10 0L10 10L0 10Z"

  private func canvas(
    _ renderer: @escaping @Sendable (inout GraphicsContext, CGSize) -> Void
  ) -> String {
    drawn { Canvas(renderer: renderer) }
  }

  @Test("fills what it is offered, and tells its size")
  func size() {
    #expect(
      canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      } == "fill #000000 path M0 0L100 0L100 50L0 50Z")
  }

  @Test("draws fills and strokes in every shading")
  func shadings() {
    let gradient = Gradient(colors: [.black, .white])
    #expect(
      canvas { context, _ in
        context.fill(
          Self.square,
          with: .linearGradient(
            gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0),
            options: [.mirror, .linearColor]))
        context.fill(
          Self.square,
          with: .radialGradient(gradient, center: .zero, startRadius: 1, endRadius: 5))
        context.fill(Self.square, with: .conicGradient(gradient, center: .zero))
        context.stroke(Self.square, with: .foreground, lineWidth: 3)
        context.fill(
          Self.square,
          with: .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
      } == """
        fill linear 0 0 to 10 0 reflect [#000000 0, #ffffff 1] linear \(square)
        fill radial 0 0 from 1 to 5 [#000000 0, #ffffff 1] \(square)
        fill angular 0 0 0° to 360° [#000000 0, #ffffff 1] \(square)
        stroke #000000 width 3 \(square)
        fill linear 0 5 to 10 5 [#000000 0, #ffffff 1] \(square)
        """)
  }

  @Test("has contexts that are values: a copy's state is its own, its drawing is the canvas's")
  func valueSemantics() {
    #expect(
      canvas { context, _ in
        var copy = context
        copy.translateBy(x: 5, y: 0)
        copy.opacity = 0.5
        copy.fill(Self.square, with: .color(.black))
        context.fill(Self.square, with: .color(.white))
      } == """
        group opacity 0.5
          group translate 5 0
            fill #000000 \(square)
        fill #ffffff \(square)
        """)
  }

  @Test("maps coordinates in the order of the commands, the last one first")
  func transforms() {
    #expect(
      canvas { context, _ in
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .degrees(90))
        context.concatenate(CGAffineTransform(translationX: 1, y: 0))
        context.fill(Self.square, with: .color(.black))
      } == "group translate 10 22 · rotate 90 · scale 2\n  fill #000000 \(square)")
  }

  @Test("filters what a command draws, then clips it, then fades and blends it")
  func order() {
    #expect(
      canvas { context, _ in
        context.clip(to: Self.square)
        context.blendMode = .multiply
        context.addFilter(.blur(radius: 2))
        context.addFilter(.shadow(radius: 1))
        context.fill(Self.square, with: .color(.black))
      } == """
        group blend multiply
          group
            clip \(square)
            group blur 2
              group shadow #00000054 1 at 0 0
                fill #000000 \(square)
        """)
  }

  @Test("clips by the inside of a path, its outside, and by a layer")
  func clips() {
    let hole = canvas { context, _ in
      context.translateBy(x: 1, y: 0)
      context.clip(to: Self.square, options: .inverse)
      context.fill(Self.square, with: .color(.white))
    }
    #expect(hole.contains("mask alpha"))
    #expect(hole.contains("blend destinationOut"))
    #expect(hole.contains("fill #000000 path M1 0L11 0L11 10L1 10Z"))
    #expect(
      canvas { context, _ in
        context.clipToLayer(opacity: 0.5) { $0.fill(Self.square, with: .color(.red)) }
        context.fill(Self.square, with: .color(.white))
      } == """
        group
          mask alpha
            group opacity 0.5
              fill #ff3b30 \(square)
          fill #ffffff \(square)
        """)
  }

  @Test("draws layers as one")
  func layers() {
    #expect(
      canvas { context, _ in
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.fill(Self.square, with: .color(.black))
          layer.fill(Self.square, with: .color(.white))
        }
      } == """
        group opacity 0.5
          group isolated
            fill #000000 \(square)
            fill #ffffff \(square)
        """)
  }

  @Test("draws views by their tags")
  func symbols() {
    #expect(
      drawn {
        Canvas { context, size in
          guard let dot = context.resolveSymbol(id: "dot") else { return }
          context.draw(dot, at: CGPoint(x: 50, y: 25))
          context.draw(dot, in: CGRect(x: 0, y: 0, width: 20, height: 4))
          if context.resolveSymbol(id: 3) != nil { return }
        } symbols: {
          Rectangle().fill(.red).frame(width: 10, height: 4).tag("dot")
        }
      } == """
        group translate 45 23
          fill #ff3b30 path M0 0L10 0L10 4L0 4Z
        group scale 2 1
          fill #ff3b30 path M0 0L10 0L10 4L0 4Z
        """)
  }
}

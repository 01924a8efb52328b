import Drawing
import Geometry
import Testing

@testable import Views

@Suite("An effect")
struct EffectTests {
  private let white = "fill #ffffff path M0 0L100 0L100 50L0 50Z"

  private func effect(_ change: @escaping @Sendable (Color) -> some View) -> String {
    drawn { change(Color.white) }
  }

  private func animated(_ change: @escaping @Sendable (Color, Double) -> some View) -> String {
    drawn(at: 0.5) { change(Color.white, $0) }
  }

  private func group(_ traits: String) -> String { "group \(traits)\n  \(white)" }

  @Test("filters the view as a whole")
  func filters() {
    #expect(effect { $0.blur(radius: 3) } == group("blur 3"))
    #expect(effect { $0.blur(radius: 3, opaque: true) } == group("blur 3 opaque"))
    #expect(
      effect { $0.shadow(color: .red, radius: 4, y: 2) } == group("shadow #ff3b30 4 at 0 2"))
    #expect(effect { $0.shadow(radius: 4) } == group("shadow #00000054 4 at 0 0"))
    #expect(
      effect { $0.brightness(0.25) }
        == group("matrix 1 0 0 0 0.25 / 0 1 0 0 0.25 / 0 0 1 0 0.25 / 0 0 0 1 0"))
    #expect(
      effect { $0.contrast(0.5) }
        == group("matrix 0.5 0 0 0 0.25 / 0 0.5 0 0 0.25 / 0 0 0.5 0 0.25 / 0 0 0 1 0"))
    #expect(
      effect { $0.colorInvert() }
        == group("matrix -1 0 0 0 1 / 0 -1 0 0 1 / 0 0 -1 0 1 / 0 0 0 1 0"))
    #expect(
      effect { $0.colorMultiply(Color(.init(red: 1, green: 0.5, blue: 0, opacity: 0.5))) }
        == group("matrix 1 0 0 0 0 / 0 0.5 0 0 0 / 0 0 0 0 0 / 0 0 0 0.5 0"))
    #expect(effect { $0.grayscale(0.5) } == effect { $0.saturation(0.5) })
    #expect(
      effect { $0.luminanceToAlpha() }
        == group("matrix 0 0 0 0 0 / 0 0 0 0 0 / 0 0 0 0 0 / 0.2126 0.7152 0.0722 0 0"))
  }

  @Test("that changes nothing leaves no trace, and neither does one of NaN")
  func neutralFilters() {
    #expect(effect { $0.blur(radius: 0).brightness(0).contrast(1).hueRotation(.zero) } == white)
    #expect(effect { $0.blur(radius: .nan).saturation(.nan).shadow(radius: .infinity) } == white)
    #expect(effect { $0.blur(radius: -4) } == white)
  }

  @Test("travels with all its parameters")
  func animation() {
    #expect(animated { $0.blur(radius: 8 * $1) } == group("blur 4"))
    #expect(
      animated { $0.shadow(color: .black, radius: 8 * $1, x: 2 * $1) }
        == group("shadow #000000 4 at 1 0"))
    #expect(animated { $0.scaleEffect(1 - $1, anchor: .topLeading) } == group("scale 0.5"))
    #expect(
      animated { $0.rotationEffect(.degrees(180 * $1), anchor: .topLeading) } == group("rotate 90"))
    #expect(
      animated { $0.hueRotation(.degrees(720 * $1)) } == effect { $0.hueRotation(.degrees(360)) })
  }

  @Test("blends, isolates, and rounds off corners")
  func compositing() {
    #expect(effect { $0.blendMode(.plusLighter) } == group("blend plusLighter"))
    #expect(effect { $0.compositingGroup() } == group("isolated"))
    #expect(
      effect { $0.drawingGroup(opaque: true) }
        == "group isolated\n  fill #000000 path M0 0L100 0L100 50L0 50Z\n  \(white)")
    #expect(
      effect { $0.cornerRadius(4) } == effect { $0.clipShape(RoundedRectangle(cornerRadius: 4)) })
  }

  @Test("masks, frames and underlays a view without part in its layout")
  func layers() {
    #expect(
      effect { color in color.mask { Circle().frame(width: 10, height: 10) } }
        .hasPrefix("group\n  mask alpha\n    group translate 45 20\n      fill #000000 path M10 5"))
    #expect(
      effect { $0.border(.red, width: 4) }
        == "\(white)\nstroke #ff3b30 width 4 path M2 2L98 2L98 48L2 48Z")
    #expect(
      effect { $0.frame(width: 10, height: 10).background(.red, in: .rect) } == """
        group translate 45 20
          fill #ff3b30 path M0 0L10 0L10 10L0 10Z
        group translate 45 20
          fill #ffffff path M0 0L10 0L10 10L0 10Z
        """)
  }

  @Test("maps affinely without a projection, and not at all by what can't be undone")
  func projections() {
    #expect(
      effect { $0.transformEffect(CGAffineTransform(translationX: 3, y: 4)) }
        == group("translate 3 4"))
    #expect(effect { $0.transformEffect(CGAffineTransform(scaleX: 0, y: 1)) } == white)
    let tilted = tilted
    #expect(
      effect { $0.projectionEffect(tilted) } == group("projection 1 0 0.001 / 0 1 0 / 0 0 1"))
  }

  private var tilted: ProjectionTransform {
    var transform = ProjectionTransform()
    transform.m13 = 0.001
    return transform
  }

  @Test("turns in space as SwiftUI does")
  func rotation3D() {
    // Golden matrices of SwiftUI, for a view of 100 by 50.
    let about = { (axis: SIMD3<Double>, degrees: Double, z: CGFloat, distance: CGFloat) in
      Rotation3D(angle: .degrees(degrees), axis: axis)
        .projection(about: CGPoint(x: 50, y: 25), z: z, distance: distance)
    }
    compare(
      about([1, 0, 0], 45, 2, 50),
      [1, 0, 0, -0.70710678, 0.35355339, -0.01414214, 19.0918831, 18.2824856, 1.3818377])
    compare(
      about([0, 1, 0], 60, 1, 100),
      [0.9330127, 0.2165064, 0.00866025, 0, 1, 0, 2.7333395, -10.7003175, 0.5719873])
    #expect(
      effect { $0.rotation3DEffect(.degrees(90), axis: (0, 0, 1), anchor: .topLeading) }
        == effect { $0.rotationEffect(.degrees(90), anchor: .topLeading) })
    #expect(
      effect { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0) }
        == group("translate 25 0 · scale 0.5 1"))
    #expect(effect { $0.rotation3DEffect(.degrees(30), axis: (0, 0, 0)) } == white)
  }

  private func compare(_ transform: ProjectionTransform, _ golden: [CGFloat]) {
    let entries = [
      transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23,
      transform.m31, transform.m32, transform.m33,
    ]
    for (entry, expected) in zip(entries, golden) { #expect(abs(entry - expected) < 1e-6) }
  }

  @Test("runs a shader whose arguments travel")
  func shaders() {
    let shift = ShaderFunction("shift") { (positions: PixelPositions, arguments: ShaderArguments) in
      PixelPositions(x: positions.x + arguments[0], y: positions.y)
    }
    let shifted = animated {
      $0.distortionEffect(shift(20 * $1), maxSampleOffset: CGSize(width: 20, height: 0))
    }
    #expect(shifted.contains("shift") && shifted.contains("10"))
    #expect(
      effect {
        $0.distortionEffect(
          shift(1), maxSampleOffset: CGSize(width: 20, height: 0), isEnabled: false)
      } == white)
  }
}

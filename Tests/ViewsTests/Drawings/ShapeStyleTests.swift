import Drawing
import Geometry
import Testing

@testable import Views

@Suite("A shape style")
struct ShapeStyleTests {
  private let frame = "path M0 0L100 0L100 50L0 50Z"

  @Test("places gradients by the rectangle that they fill")
  func gradients() {
    let colors = [Color(.black), Color(.white)]
    let stops = "[#000000 0, #ffffff 1]"
    #expect(
      drawn {
        Rectangle().fill(
          LinearGradient(colors: colors, startPoint: .leading, endPoint: .bottomTrailing))
      } == "fill linear 0 25 to 100 50 \(stops) \(frame)")
    #expect(
      drawn {
        Rectangle().fill(
          .radialGradient(colors: colors, center: .top, startRadius: 5, endRadius: 20))
      } == "fill radial 50 0 from 5 to 20 \(stops) \(frame)")
    #expect(
      drawn { Rectangle().fill(.ellipticalGradient(Gradient(colors: colors))) }
        == "fill radial 50 25 from 0 to 50 aspect 0.5 \(stops) \(frame)")
    #expect(
      drawn {
        Rectangle().fill(
          .angularGradient(
            colors: colors, center: .center, startAngle: .degrees(30), endAngle: .degrees(90)))
      } == "fill angular 50 25 30° to 90° \(stops) \(frame)")
    #expect(
      drawn {
        Rectangle().fill(
          .conicGradient(colors: colors, center: .center, angle: .degrees(90)))
      } == "fill angular 50 25 90° to 450° \(stops) \(frame)")
  }

  @Test("is a view where SwiftUI's is")
  func viewsOfStyles() {
    let expected =
      "fill linear 50 0 to 50 50 [#000000 0, #ffffff 1] path M0 0L100 0L100 50L0 50Z"
    #expect(
      drawn {
        LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
      } == expected)
    #expect(drawn { Rectangle().fill(Gradient(colors: [.black, .white])) } == expected)
  }

  @Test("fades all colours of a gradient")
  func opacity() {
    #expect(
      drawn {
        Rectangle().fill(Gradient(colors: [.black, .white]).opacity(0.5))
      } == "fill linear 50 0 to 50 50 [#00000080 0, #ffffff80 1] \(frame)")
  }

  @Test("draws shadows and blends what it fills")
  func shadowsAndBlending() {
    #expect(
      drawn {
        Rectangle().fill(
          .red.shadow(.drop(color: .black, radius: 3, y: 2)).shadow(.inner(radius: 1))
            .blendMode(.multiply))
      } == """
        group blend multiply · shadow #000000 3 at 0 2 · inner shadow #0000008c 1 at 0 0
          fill #ff3b30 \(frame)
        """)
  }

  @Test("of a rank follows the foreground style, paler where there is none of that rank")
  func hierarchy() {
    #expect(drawn { Rectangle().fill(.secondary) } == "fill #3c3c4399 \(frame)")
    #expect(
      drawn { Rectangle().fill(.secondary).foregroundStyle(Color(.black)) }
        == "fill #00000080 \(frame)")
    #expect(
      drawn { Rectangle().fill(.secondary).foregroundStyle(.black, .white) }
        == "fill #ffffff \(frame)")
    #expect(
      drawn { Rectangle().fill(.tertiary).foregroundStyle(.black, .white) }
        == "fill #ffffff80 \(frame)")
    #expect(
      drawn { Rectangle().foregroundStyle(.secondary).foregroundStyle(.black) }
        == "fill #00000080 \(frame)")
  }

  @Test("in the foreground is placed by each shape that it fills")
  func foregroundGradients() {
    let both = drawn {
      HStack(spacing: 0) {
        Rectangle()
        Rectangle()
      }.foregroundStyle(
        .linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
    }
    #expect(both.components(of: "linear 0 25 to 50 25") == 2)
  }

  @Test("follows the tint and the background style around it")
  func environmentStyles() {
    #expect(drawn { Rectangle().fill(.tint) } == "fill #007aff \(frame)")
    #expect(drawn { Rectangle().fill(.tint).tint(.red) } == "fill #ff3b30 \(frame)")
    #expect(drawn(colorScheme: .dark) { Rectangle().fill(.background) } == "fill #000000 \(frame)")
    #expect(
      drawn { Rectangle().fill(.background).backgroundStyle(.green) } == "fill #34c759 \(frame)")
  }

  @Test("of one's own resolves to another, as often as it takes, and never for ever")
  func customStyles() {
    #expect(drawn { Rectangle().fill(ByScheme()) } == "fill #ffffff \(frame)")
    #expect(drawn(colorScheme: .dark) { Rectangle().fill(ByScheme()) } == "fill #000000 \(frame)")
    #expect(drawn { Rectangle().fill(Circular()) } == "fill #00000000 \(frame)")
  }

  private struct ByScheme: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.black : Color.white
    }
  }

  private struct Circular: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Circular { self }
  }

  @Test("is clear, not a trap, where a type forgets to say what it stands for")
  func unresolvedStyles() {
    #expect(drawn { Rectangle().fill(Nothing()) } == "fill #00000000 \(frame)")
  }

  private struct Nothing: ShapeStyle {}
}

@Suite("A style that changes")
struct ChangingStyleTests {
  private let frame = "path M0 0L100 0L100 50L0 50Z"

  @Test("travels with its points, stops and colours")
  func gradientsTravel() {
    #expect(
      drawn(at: 0.5) { value in
        Rectangle().fill(
          LinearGradient(
            stops: [
              .init(color: Color(.black), location: 0),
              .init(color: Color(white: value), location: 1 - value / 2),
            ], startPoint: UnitPoint(x: value, y: 0), endPoint: .bottom))
      } == "fill linear 50 0 to 50 50 [#000000 0, #808080 0.75] \(frame)")
    #expect(
      drawn(at: 0.25) { value in
        Rectangle().fill(
          AngularGradient(
            colors: [.black, .white], center: .center, angle: .degrees(360 * value)))
      } == "fill angular 50 25 90° to 450° [#000000 0, #ffffff 1] \(frame)")
  }

  @Test("grows more stops out of its last one")
  func stopCounts() {
    let film: (Double) -> String = { time in
      drawn(at: time) { value in
        Rectangle().fill(
          Gradient(colors: value == 0 ? [.black, .white] : [.black, .black, .white]))
      }
    }
    #expect(film(0).contains("[#000000 0, #ffffff 1, #ffffff 1]"))
    #expect(film(0.5).contains("[#000000 0, #808080 0.75, #ffffff 1]"))
    #expect(film(1).contains("[#000000 0, #000000 0.5, #ffffff 1]"))
  }

  @Test("from a colour to a gradient changes at once")
  func kindsSwitch() {
    let style: @Sendable (Double) -> AnyShapeStyle = {
      $0 == 0 ? AnyShapeStyle(Color.red) : AnyShapeStyle(Gradient(colors: [.black, .white]))
    }
    #expect(
      drawn(at: 0.1) { Rectangle().fill(style($0)) }
        == "fill linear 50 0 to 50 50 [#000000 0, #ffffff 1] \(frame)")
  }

  @Test("takes the points of a mesh along")
  func meshesTravel() {
    let mesh = drawn(at: 0.5) { value in
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1 - Float(value), 1]],
        colors: [.black, .white, .black, .white])
    }
    #expect(
      mesh
        == "fill mesh 2 × 2 in 0 0 100 × 50 [#000000 0 0, #ffffff 1 0, #000000 0 1, #ffffff 0.5 1] \(frame)"
    )
  }

  @Test("travels in the foreground of others too")
  func foregroundTravels() {
    #expect(
      drawn(at: 0.5) { value in
        Rectangle().foregroundStyle(.black.opacity(value))
      } == "fill #00000080 \(frame)")
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}

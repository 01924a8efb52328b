import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("A shape")
struct ShapeTests {
  @Test("is inset on all sides, its corners growing sharper, until nothing is left")
  func insets() {
    #expect(drawn { Rectangle().inset(by: 5) } == "fill #000000 path M5 5L95 5L95 45L5 45Z")
    let rounded = RoundedRectangle(cornerRadius: 10).inset(by: 4).inset(by: 2)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let inner = CGRect(x: 6, y: 6, width: 88, height: 38)
    #expect(rounded.path(in: rect) == Path(roundedRect: inner, cornerRadius: 4))
    #expect(
      Capsule().inset(by: 6).path(in: rect) == Path(roundedRect: inner, cornerRadius: 19))
    #expect(
      Circle().inset(by: 5).path(in: rect)
        == Path(ellipseIn: CGRect(x: 30, y: 5, width: 40, height: 40)))
    #expect(Rectangle().inset(by: 26).path(in: rect).isEmpty)
    #expect(Rectangle().inset(by: .nan).path(in: rect) == Path(rect))
  }

  @Test("is moved, turned, scaled, sized and mapped, as a shape")
  func modifiedShapes() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(
      Rectangle().offset(x: 3, y: 4).path(in: rect).boundingRect
        == CGRect(x: 3, y: 4, width: 40, height: 20))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.height - 40) < 1e-9)
    #expect(
      Rectangle().scale(0.5, anchor: .topLeading).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      Rectangle().size(width: 10, height: 10, anchor: .bottomTrailing).path(in: rect).boundingRect
        == CGRect(x: 30, y: 10, width: 10, height: 10))
    #expect(
      Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: rect).boundingRect.width
        == 80)
  }

  @Test("is trimmed by fractions that go on around")
  func trims() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = { Rectangle().trim(from: $0, to: $1).path(in: rect) }
    #expect(path(2.06, 2.26).boundingRect.width.distance(to: 76) < 1e-6)
    #expect(path(-0.4, 0.6) == Path(rect))
    #expect(path(0, 0).isEmpty)
    #expect(path(-0.25, 0.25).subpathCount == 1)
  }

  @Test("is stroked as a line, as a border within, and as another shape")
  func strokes() {
    #expect(
      drawn { Rectangle().stroke(.red, lineWidth: 4) }
        == "stroke #ff3b30 width 4 path M0 0L100 0L100 50L0 50Z")
    #expect(
      drawn { Rectangle().strokeBorder(.red, lineWidth: 4) }
        == "stroke #ff3b30 width 4 path M2 2L98 2L98 48L2 48Z")
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2], dashPhase: 1)
    #expect(
      drawn { Rectangle().stroke(.red, style: style, antialiased: false) }
        == "stroke #ff3b30 width 2 cap round dash 4 2 phase 1 aliased path M0 0L100 0L100 50L0 50Z")
    #expect(drawn { Rectangle().stroke(.red, lineWidth: 0) } == "")
    let outline = Rectangle().stroke(lineWidth: 4)
    let box = outline.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
    #expect(box == CGRect(x: -2, y: -2, width: 14, height: 14))
  }

  @Test("is painted in layers, one after another")
  func layers() {
    #expect(
      drawn { Rectangle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.black) } == """
        fill #ff3b30 path M0 0L100 0L100 50L0 50Z
        stroke #007aff width 2 path M0 0L100 0L100 50L0 50Z
        stroke #000000 width 1 path M0.5 0.5L99.5 0.5L99.5 49.5L0.5 49.5Z
        """)
  }

  @Test("travels with its parameters, however it is wrapped")
  func animation() {
    #expect(
      drawn(at: 0.5) { Rectangle().inset(by: 10 * $0).offset(x: 4 * $0) }
        == "fill #000000 path M7 5L97 5L97 45L7 45Z")
    #expect(
      drawn(at: 0.5) { AnyShape(Rectangle().inset(by: 10 * $0)).stroke(.red, lineWidth: 4 * $0) }
        == "stroke #ff3b30 width 2 path M5 5L95 5L95 45L5 45Z")
    #expect(
      drawn(at: 0.5) { Rectangle().trim(from: 0, to: $0).stroke(.red) }
        == "stroke #ff3b30 width 1 path M0 0L100 0L100 50")
  }

  @Test("of one's own travels with a pair of values")
  func customShapes() {
    #expect(
      drawn(at: 0.25) { Wedge(left: 40 * $0, right: 80 * $0) } == "fill #000000 path M10 0L20 50Z")
  }

  private struct Wedge: Shape {
    var left: CGFloat
    var right: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
      get { AnimatablePair(left, right) }
      set { (left, right) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: left, y: rect.minY))
        path.addLine(to: CGPoint(x: right, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test("whose type is hidden changes at once from one type to another")
  func hiddenTypes() {
    let shape: @Sendable (Double) -> AnyShape = {
      $0 == 0 ? AnyShape(Rectangle().inset(by: 3)) : AnyShape(RoundedRectangle(cornerRadius: 0))
    }
    #expect(drawn(at: 0.5) { shape($0) } == "fill #000000 path M0 0L100 0L100 50L0 50Z")
  }

  @Test("has short names where a shape is asked for")
  func staticMembers() {
    #expect(drawn { Color.red.clipShape(.rect(cornerRadius: 0)) }.contains("clip path M0 0L100 0"))
    #expect(
      drawn { Color.red.clipShape(.capsule) } == drawn { Color.red.clipShape(Capsule()) })
    #expect(drawn { Color.red.clipShape(.circle) } == drawn { Color.red.clipShape(Circle()) })
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 9)
    #expect(
      drawn { Color.red.clipShape(.rect(topLeadingRadius: 9)) }
        == drawn { Color.red.clipShape(uneven) })
  }
}

extension Path {
  fileprivate var subpathCount: Int { verbs.count { $0 == .move } }
}

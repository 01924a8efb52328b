import Drawing
import Geometry
import Testing

@Suite("The printed form of drawings")
struct DescriptionTests {
  private let triangle = Path { path in
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 0.123456, y: -0.5))
    path.closeSubpath()
  }
  private let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))

  private func group(_ transform: CGAffineTransform, opacity: Double = 1) -> String {
    DrawingNode.group(.init(transform: transform, opacity: opacity, content: [])).description
  }

  @Test("a drawing is an indented tree")
  func tree() {
    let half = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
    let inner = DrawingNode.group(
      .init(
        transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 320, ty: 180),
        clip: .init(triangle, style: FillStyle(eoFill: true)), opacity: 0.5,
        content: [.fill(.init(triangle, half, style: FillStyle(antialiased: false)))]))
    let drawing = FrameDrawing(
      size: CGSize(width: 640, height: 360), background: Color.Resolved(css: "#101418"),
      content: [.fill(.init(Path(), red)), inner])
    #expect(
      drawing.description == """
        drawing 640 × 360 on #101418
          fill #ff0000 path empty
          group translate 320 180 · scale 2 · opacity 0.5
            clip even-odd path M0 0L10 0Q0.1235 -0.5 10 10Z
            fill #ff000080 aliased path M0 0L10 0Q0.1235 -0.5 10 10Z
        """)
  }

  @Test("transforms read as the steps that make them")
  func transforms() {
    #expect(group(.identity) == "group")
    #expect(group(CGAffineTransform(translationX: -1.5, y: 0)) == "group translate -1.5 0")
    #expect(group(CGAffineTransform(scaleX: 1, y: -1)) == "group scale 1 -1")
    let turn = CGAffineTransform(translationX: 3, y: 4).rotated(by: .pi / 6).scaledBy(x: 2, y: 2)
    #expect(group(turn) == "group translate 3 4 · rotate 30 · scale 2")
    let skew = CGAffineTransform(a: 1, b: 0.25, c: 0, d: 1, tx: 0, ty: 0)
    #expect(group(skew, opacity: 0.1 + 0.2) == "group matrix 1 0.25 0 1 0 0 · opacity 0.3")
    #expect(group(CGAffineTransform(scaleX: .nan, y: 1e300)) == "group matrix nan 0 0 1e+300 0 0")
  }

  @Test("masks and blend modes are printed with their group")
  func masks() {
    let group = DrawingNode.Group(
      blendMode: .plusLighter, content: [.fill(.init(Path(), red))],
      mask: .init([.fill(.init(triangle, red))], mode: .luminance))
    #expect(
      DrawingNode.group(group).description == """
        group blend plusLighter
          mask luminance
            fill #ff0000 path M0 0L10 0Q0.1235 -0.5 10 10Z
          fill #ff0000 path empty
        """)
  }

  @Test("filters are printed with their group")
  func filters() {
    func line(_ filter: Filter) -> String {
      DrawingNode.group(.init(content: [], filters: [filter])).description
    }
    #expect(line(.blur(radius: 2.5)) == "group blur 2.5")
    #expect(
      line(.shadow(color: .black, radius: 3, x: 0, y: -4)) == "group shadow #000000 3 at 0 -4")
    #expect(
      line(.colorInvert) == "group matrix -1 0 0 0 1 / 0 -1 0 0 1 / 0 0 -1 0 1 / 0 0 0 1 0")
    #expect(
      line(.alphaThreshold(min: 0.5, max: 1, color: .white)) == "group threshold 0.5 to 1 #ffffff")
    #expect(
      line(.silhouette(color: .black, radius: 3, x: 0, y: 1)) == "group silhouette #000000 3 at 0 1"
    )
    let waves = PixelFunction.distortion(
      name: "waves", arguments: [0.5, 2], maxSampleOffset: CGSize(width: 8, height: 0)
    ) { $0 }
    #expect(line(.pixels(waves)) == "group distortion function waves 0.5 2 within 8 0")
    #expect(line(.pixels(.color(name: "tint") { $1 })) == "group color function tint")
  }

  @Test("gradients are printed with their geometry and stops")
  func gradients() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let gradient = Gradient.Resolved(colors: [red, .white, .black], colorSpace: .perceptual)
    let linear = LinearGradientPaint(
      gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0.5), spread: .reflect)
    #expect(
      Paint.linearGradient(linear).description
        == "linear 0 0 to 10 0.5 reflect [#ff0000 0, #ffffff 0.5, #000000 1] perceptual")
    let radial = RadialGradientPaint(
      Gradient.Resolved(colors: [red]), in: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      Paint.radialGradient(radial).description
        == "radial 10 5 from 0 to 10 aspect 0.5 [#ff0000 0]")
    let angular = AngularGradientPaint(
      Gradient.Resolved(stops: []), center: .zero, startAngle: .degrees(-90),
      endAngle: .degrees(270))
    #expect(Paint.angularGradient(angular).description == "angular 0 0 -90° to 270° []")
  }

  @Test("a colour that overshoots is printed in components")
  func overshoot() {
    #expect(
      Color.Resolved(red: 1.25, green: 0, blue: -0.5).description == "rgb(1.25 0 -0.5 / 1)")
    #expect(Color.Resolved(red: .nan, green: 0, blue: 0).description == "rgb(nan 0 0 / 1)")
  }
}

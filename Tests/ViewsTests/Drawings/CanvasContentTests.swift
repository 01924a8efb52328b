import Drawing
import Geometry
import Testing

@testable import Views

@Suite("What a canvas draws besides shapes")
struct CanvasContentTests {
  private func canvas(
    _ renderer: @escaping @Sendable (inout GraphicsContext, CGSize) -> Void
  ) -> String {
    drawn { Canvas(renderer: renderer) }
  }

  /// The lines of glyphs, without what they stand in.
  private func glyphs(_ drawing: String) -> [Substring] {
    drawing.split(separator: "\n").compactMap { line in
      line.firstRange(of: "glyphs").map { line[$0.lowerBound...] }
    }
  }

  @Test("a text looks as its view does, in its own size or in lines")
  func texts() {
    let view = glyphs(drawn { Text("Hello").font(.title) })
    #expect(view.count == 1)
    #expect(
      glyphs(
        canvas { context, size in
          context.draw(
            Text("Hello").font(.title), at: CGPoint(x: size.width / 2, y: size.height / 2))
        }) == view)
    let lines = glyphs(drawn { Text("to and fro").frame(width: 30) })
    #expect(
      glyphs(
        canvas { context, _ in
          context.draw(Text("to and fro"), in: CGRect(x: 5, y: 5, width: 30, height: 50))
        }) == lines)
  }

  @Test("a text is drawn with its anchor at the point, in the surroundings of the canvas")
  func anchors() {
    func place(_ anchor: UnitPoint) -> String {
      canvas { context, _ in context.draw(Text("A"), at: CGPoint(x: 20, y: 10), anchor: anchor) }
    }
    #expect(place(.topLeading).hasPrefix("group translate 20 10\n"))
    #expect(place(.trailing) != place(.topLeading))
    let large = drawn { Canvas { context, _ in context.draw(Text("A"), at: .zero) }.font(.title) }
    #expect(glyphs(large) == glyphs(drawn { Text("A").font(.title) }))
  }

  @Test("a text's shading paints what has no style of its own")
  func shadings() {
    let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    let plain = glyphs(
      canvas { context, _ in
        var text = context.resolve(Text("A") + Text("B").foregroundStyle(.blue))
        text.shading = .color(red)
        context.draw(text, at: .zero)
      })
    #expect(plain.count == 2 && plain[0].hasPrefix("glyphs #ff0000"))
    #expect(!plain[1].hasPrefix("glyphs #ff0000"))
    let gradient = canvas { context, _ in
      var text = context.resolve(Text("A"))
      text.shading = .linearGradient(
        Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 9, y: 0))
      context.draw(text, at: .zero)
    }
    #expect(gradient.contains("mask alpha") && gradient.contains("fill linear 0 0 to 9 0"))
  }

  @Test("a text tells its size and where its lines stand")
  func measures() {
    nonisolated(unsafe) var sizes: [CGSize] = []
    nonisolated(unsafe) var baselines: [CGFloat] = []
    _ = canvas { context, _ in
      let text = context.resolve(Text("to and fro"))
      sizes = [1000, 40].map { text.measure(in: CGSize(width: $0, height: 1000)) }
      let narrow = CGSize(width: 40, height: 1000)
      baselines = [text.firstBaseline(in: narrow), text.lastBaseline(in: narrow)]
    }
    #expect(sizes[1].width <= 40 && sizes[1].height > sizes[0].height)
    #expect(baselines[0] > 0 && baselines[1] > baselines[0])
  }

  @Test("a mesh covers the bounds of what it paints")
  func meshes() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.black, .white, .white, .black])
    let square = Path(CGRect(x: 3, y: 4, width: 10, height: 10))
    #expect(
      canvas { context, _ in context.fill(square, with: .meshGradient(mesh)) }
        .hasPrefix("fill mesh 2 × 2 in 3 4 10 × 10"))
  }

  @Test("shaders change the pixels of what is drawn, and know the canvas")
  func shaders() {
    let dim = ShaderFunction<ColorShading>("dim") { _, colors, _ in colors }
    let pull = ShaderFunction<DistortionShading>("pull") { positions, _ in positions }
    let smear = ShaderFunction<LayerShading>("smear") { positions, layer, _ in
      layer.sample(positions)
    }
    let reach = CGSize(width: 4, height: 2)
    let tree = canvas { context, _ in
      context.addFilter(.colorShader(dim(2)))
      context.addFilter(.distortionShader(pull(1, 3), maxSampleOffset: reach))
      context.addFilter(.layerShader(smear(), maxSampleOffset: reach))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
    }
    let groups = tree.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(groups[0] == "group color function dim 2 100 50")
    #expect(groups[1] == "group distortion function pull 1 3 100 50 within 4 2")
    #expect(groups[2] == "group layer function smear 100 50 within 4 2")
  }
}

import Drawing
import Geometry
import Motion
import Raster
import Testing
import Typography

@testable import Views

@Suite("A material")
struct MaterialTests {
  private let size = CGSize(width: 160, height: 100)

  private func film(
    colorScheme: ColorScheme = .light, background: Color.Resolved? = .white,
    @ViewBuilder _ content: @escaping @Sendable (Bool) -> some View
  ) -> Film {
    Film(
      size: size, duration: 2, background: background, colorScheme: colorScheme, state: false,
      script: [.on(at: 0, .second)], content: content)
  }

  private func pixel(_ x: Int, _ y: Int, of drawing: FrameDrawing) -> [Int] {
    let bitmap = Rasterizer.render(drawing)
    return bitmap.withUnsafeBytes { bytes in
      (0..<4).map { Int(bytes[(y * bitmap.width + x) * 4 + $0]) }
    }
  }

  @Test("blurs what lies behind, within its shape alone")
  func blur() {
    let drawing = film { _ in
      ZStack {
        HStack(spacing: 0) {
          Rectangle().fill(Color(.black))
          Rectangle().fill(Color(.white))
        }
        Rectangle().fill(.ultraThinMaterial).frame(width: 160, height: 40)
      }
    }.makeStage().drawing(at: 0)
    #expect(pixel(79, 10, of: drawing) == [0, 0, 0, 255])
    #expect(pixel(80, 10, of: drawing) == [255, 255, 255, 255])
    // Near the edge between both, where nothing was gray, it is.
    let (left, middle, right) = (
      pixel(40, 50, of: drawing)[0], pixel(80, 50, of: drawing)[0], pixel(120, 50, of: drawing)[0]
    )
    #expect(left + 30 < middle && middle + 30 < right)
    #expect(abs(middle - (Int(0.65 * 127.5 + 0.35 * 250))) <= 4)
  }

  @Test("is light on light and dark on dark surroundings, the more so the thicker")
  func tints() {
    func shade(_ material: Material, _ scheme: ColorScheme) -> Int {
      let gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
      let drawing = film(colorScheme: scheme, background: gray) { _ in
        Rectangle().fill(material)
      }.makeStage().drawing(at: 0)
      return pixel(80, 50, of: drawing)[0]
    }
    let all: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let (light, dark) = (all.map { shade($0, .light) }, all.map { shade($0, .dark) })
    #expect(light == light.sorted() && Set(light).count == 5 && light[0] > 128)
    #expect(dark == dark.sorted().reversed() && Set(dark).count == 5 && dark[0] < 128)
  }

  @Test("mixes nothing in from beyond the edges of an opaque canvas")
  func edges() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let drawing = film(background: red) { _ in Rectangle().fill(.thinMaterial) }
      .makeStage().drawing(at: 0)
    #expect(pixel(0, 0, of: drawing) == pixel(80, 50, of: drawing))
  }

  @Test("on a clear canvas with nothing behind is its tint")
  func clear() {
    let drawing = film(background: nil) { _ in Rectangle().fill(.regularMaterial) }
      .makeStage().drawing(at: 0)
    #expect(abs(pixel(80, 50, of: drawing)[3] - 166) <= 1)
  }

  /// A dot that moves behind glass which is scaled, turned and faded, and letters on it.
  private var scene: Film {
    film { isOn in
      ZStack {
        Circle().fill(Color.blue).frame(width: 30).offset(x: isOn ? 50 : -50)
        Text("glass").padding(10)
          .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
          .rotationEffect(.degrees(20)).scaleEffect(1.5).opacity(0.9)
        Circle().fill(.thinMaterial).frame(width: 30).offset(x: isOn ? -40 : 40, y: 20)
      }
    }
  }

  @Test("changed frames have the pixels of whole ones")
  func frames() {
    let stage = scene.makeStage()
    let frames = FrameRasterizer(width: 160, height: 100)
    for frame in 0..<12 {
      let drawing = stage.drawing(at: Double(frame) / 10)
      frames.draw(drawing, scale: 1)
      #expect(frames.bitmap == Rasterizer.render(drawing), "frame \(frame)")
    }
  }

  @Test("what moves behind it shows through it in each frame, though the glass stays")
  func motion() {
    let stage = film { isOn in
      ZStack {
        Circle().fill(Color.black).frame(width: 40).offset(x: isOn ? 60 : -60)
        Rectangle().fill(.ultraThinMaterial)
      }
    }.makeStage()
    let start = pixel(20, 50, of: stage.drawing(at: 0))[0]
    #expect(pixel(20, 50, of: stage.drawing(at: 1))[0] > start + 30)
  }

  @Test("lies in the coordinates of the canvas, whatever groups are around it")
  func groups() {
    func shade(_ glass: @escaping @Sendable () -> some View) -> [Int] {
      let drawing = film { _ in
        ZStack {
          HStack(spacing: 0) {
            Rectangle().fill(Color(.black))
            Rectangle().fill(Color(.white))
          }
          glass()
        }
      }.makeStage().drawing(at: 0)
      return [60, 80, 100].map { pixel($0, 50, of: drawing)[0] }
    }
    let plain = shade { Rectangle().fill(.thinMaterial).frame(width: 100, height: 60) }
    let turned = shade {
      Rectangle().fill(.thinMaterial).frame(width: 60, height: 100).rotationEffect(.degrees(90))
    }
    let clipped = shade {
      ZStack { Rectangle().fill(.thinMaterial) }.clipShape(Rectangle()).compositingGroup()
        .frame(width: 100, height: 60)
    }
    #expect(zip(plain, turned).allSatisfy { abs($0 - $1) <= 2 })
    #expect(zip(plain, clipped).allSatisfy { abs($0 - $1) <= 2 })
  }

  @Test("shows materials behind it, however many there are")
  func stacks() {
    let film = film { _ in
      ZStack {
        ForEach(0..<12) { index in
          Rectangle().fill(.ultraThinMaterial).padding(CGFloat(index))
        }
      }
    }
    #expect(pixel(80, 50, of: film.makeStage().drawing(at: 0))[3] == 255)
  }

  @Test("strokes and letters can be made of it")
  func strokes() {
    let drawing = film(colorScheme: .dark) { _ in
      VStack {
        Circle().stroke(.thickMaterial, lineWidth: 10).frame(width: 40)
        Text("glass").font(.system(size: 40, weight: .black)).foregroundStyle(.thickMaterial)
      }
    }.makeStage().drawing(at: 0)
    let bitmap = Rasterizer.render(drawing)
    let darkest = bitmap.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }.min() ?? 255
    }
    #expect(darkest < 100)
  }

  @Test("travels to another material")
  func travel() {
    let stage = film(background: .black) { isOn in
      Rectangle().fill(isOn ? Material.ultraThick : .ultraThin)
    }.makeStage()
    let shades = [0, 0.5, 1.5].map { pixel(80, 50, of: stage.drawing(at: $0))[0] }
    #expect(shades[0] + 30 < shades[1] && shades[1] + 30 < shades[2])
  }
}

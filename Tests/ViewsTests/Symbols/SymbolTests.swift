import Drawing
import Geometry
import Motion
import Testing
import Typography

@testable import Views

@Suite("Symbols")
struct SymbolTests {
  private static let box = CGRect(x: -0.5, y: -0.5, width: 25, height: 25)

  @Test("every name has an outline in its box", arguments: SymbolShape.names)
  func outlines(_ name: String) throws {
    let symbol = try #require(Symbol(named: name))
    let bounds = SymbolOutline.of(symbol, weight: .regular).path.boundingRect
    #expect(!bounds.isEmpty && Self.box.contains(bounds), "\(bounds)")
  }

  @Test(
    "lines are as broad as the weight of letters, and keep the regular weight's room",
    arguments: ["heart", "xmark.circle.fill", "arrow.clockwise", "bell.slash"])
  func weights(_ name: String) throws {
    let symbol = try #require(Symbol(named: name))
    let outlines = [FontWeight.ultraLight, .regular, .black].map {
      SymbolOutline.of(symbol, weight: $0)
    }
    #expect(outlines.allSatisfy { Self.box.contains($0.path.boundingRect) })
    #expect(Set(outlines.map(\.bounds.width)).count == 1)
    #expect(outlines[0].path != outlines[2].path)
  }

  @Test("path data is read to its end: no part is empty")
  func parts() throws {
    for (name, parts) in SymbolTable.parts {
      for part in parts {
        #expect((try? Path(svgPathData: part.data))?.isEmpty == false, "\(name): \(part)")
      }
    }
    for (name, turned) in SymbolTable.turned {
      #expect(SymbolTable.parts[turned.base] != nil, "\(name)")
    }
    for (name, meant) in SymbolTable.aliases { #expect(Symbol(named: meant) != nil, "\(name)") }
  }

  @Test("a filled symbol covers the middle that its line form leaves open")
  func filled() throws {
    for name in ["heart", "star", "circle", "square", "drop", "cloud"] {
      let middle = CGPoint(x: 12, y: 12)
      let line = SymbolOutline.of(try #require(Symbol(named: name)), weight: .regular)
      let full = SymbolOutline.of(try #require(Symbol(named: name + ".fill")), weight: .regular)
      #expect(!line.path.contains(middle) && full.path.contains(middle), "\(name)")
    }
  }

  @Test("an enclosure is filled around the symbol, and stands around it when it isn't")
  func enclosures() throws {
    let middle = CGPoint(x: 12, y: 12)
    let inside = CGPoint(x: 12, y: 5)
    let filled = SymbolOutline.of(try #require(Symbol(named: "xmark.circle.fill")), weight: .bold)
    #expect(!filled.path.contains(middle) && filled.path.contains(inside))
    let line = SymbolOutline.of(try #require(Symbol(named: "xmark.circle")), weight: .bold)
    #expect(line.path.contains(middle) && !line.path.contains(inside))
  }

  @Test("additions go with every name, others with none")
  func names() {
    for name in ["checkmark.shield", "bell.slash", "info.circle", "arrow.up.circle.fill"] {
      #expect(SymbolShape.isKnown(name), "\(name)")
    }
    for name in ["", ".fill", "heart.", "heart.fill.fill", "chevron.right.fill", "nothing"] {
      #expect(!SymbolShape.isKnown(name), "\(name)")
    }
  }

  @Test("an unknown name is reported with the one that was meant, and a box stands for it")
  func unknown() {
    let stage = textStage { Image(systemName: "haert.fill") }
    let drawing = stage.drawing(at: 0)
    #expect(
      stage.diagnostics.map(\.message) == [
        "a box stands for the unknown symbol \"haert.fill\", did you mean \"heart.fill\"?"
      ])
    #expect(!drawing.content.isEmpty)
  }

  @Test("a symbol is as large as the letters beside it, times its scale")
  func sizes() {
    func width(_ size: CGFloat, _ scale: Image.Scale) -> CGFloat {
      backgrounds {
        Image(systemName: "circle").background { Rectangle() }
          .font(.system(size: size)).imageScale(scale)
      }[0].width
    }
    #expect(abs(width(80, .medium) - 2 * width(40, .medium)) <= 1)
    #expect(abs(width(100, .small) / width(100, .medium) - 0.8) < 0.02)
    #expect(abs(width(100, .large) / width(100, .medium) - 1.28) < 0.02)
  }

  @Test("a resizable symbol fills what it is offered, and keeps its proportions when fitted")
  func resizable() {
    let filled = backgrounds {
      Image(systemName: "heart").resizable().background { Rectangle() }
        .frame(width: 60, height: 30)
    }[0]
    #expect(filled.size == CGSize(width: 60, height: 30))
    let fitted = backgrounds {
      Image(systemName: "heart").resizable().background { Rectangle() }.scaledToFit()
        .frame(width: 60, height: 30)
    }[0]
    #expect(fitted.height == 30 && fitted.width > 25 && fitted.width < 40)
  }

  @Test("beside letters the middle of a symbol is at half the height of capitals")
  func baseline() {
    let frames = backgrounds {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "circle").background { Rectangle() }
        Text("H").boxed
      }
      .font(.system(size: 100))
    }
    let face = FontLibrary.embedded.face(for: FontDescription(size: 100))
    let metrics = face.metrics(size: 100)
    let capitals = frames[2].minY + metrics.ascent - metrics.capHeight / 2
    #expect(abs(frames[0].midY - capitals) <= 1)
  }

  @Test("another symbol fades in as the one before fades out; a shape grows into it")
  func changes() {
    let stage = Film(
      size: CGSize(width: 100, height: 100), state: false,
      script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = true }]
    ) { Image(systemName: $0 ? "heart.fill" : "star.fill") }.makeStage()
    let opacities = stage.drawing(at: 0.25).content.compactMap { node -> Double? in
      guard case .group(let outer) = node else { return nil }
      return outer.opacity
    }
    #expect(stage.drawing(at: 2).content.count == 1)
    #expect(opacities.reduce(0, +) == 1 || stage.drawing(at: 0.25) != stage.drawing(at: 0.75))
  }

  @Test("a label is its icon and its title, or one of both")
  func labels() {
    func shown<S: LabelStyle>(
      _ style: @autoclosure @escaping @Sendable () -> S
    ) -> (letters: Int, icons: Int) {
      let letters = textStage {
        Label("Title", systemImage: "star.fill").labelStyle(style())
      }.drawing(at: 0).glyphs.reduce(0) { $0 + $1.count }
      let icons = backgrounds {
        Label("Title", systemImage: "star.fill").labelStyle(style())
      }
      return (letters, icons.count)
    }
    #expect(shown(.titleAndIcon) == (5, 1))
    #expect(shown(.titleOnly) == (5, 0))
    #expect(shown(.iconOnly) == (0, 1))
  }
}

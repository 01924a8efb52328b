import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Matched geometry")
struct MatchedGeometryTests {
  private struct Hero: View {
    let isOpen: Bool
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Rectangle().fill(.clear)
        if isOpen {
          Rectangle().fill(.white).matchedGeometryEffect(id: "card", in: space)
            .frame(width: 40, height: 20).transition(.identity)
        } else {
          Rectangle().fill(.black).matchedGeometryEffect(id: "card", in: space)
            .frame(width: 10, height: 10).frame(width: 60, alignment: .trailing)
        }
      }
    }
  }

  /// The frames on the canvas of what is drawn, but for the ground, as `color x y w h`.
  private func frames(_ drawing: FrameDrawing) -> [String] {
    zip(zip(drawing.colors, drawing.boxes), drawing.opacities).filter { $0.0.0 != .clear }.map {
      let (color, box) = $0.0
      return "\(color == .white ? "open" : "closed") \(box.minX) \(box.minY) \(box.width) "
        + "\(box.height) \($0.1)"
    }
  }

  @Test("a view put in for another flies from the other's place, which flies along and fades")
  func heroFlies() {
    let stage = Film.flag([.on(at: 1, .second)]) { Hero(isOpen: $0) }.makeStage()
    #expect(frames(stage.drawing(at: 0)) == ["closed 50.0 0.0 10.0 10.0 1.0"])
    #expect(
      frames(stage.drawing(at: 1.5)) == [
        "closed 25.0 0.0 25.0 15.0 0.5", "open 25.0 0.0 25.0 15.0 1.0",
      ])
    #expect(frames(stage.drawing(at: 2)) == ["open 0.0 0.0 40.0 20.0 1.0"])
  }

  @Test("a flight that is turned back on the way goes back from where it is")
  func heroTurnsBack() {
    let stage = Film.flag([.on(at: 1, .second), .off(at: 1.5, .second)], duration: 9) {
      Hero(isOpen: $0)
    }.makeStage()
    let before = frames(stage.drawing(at: 1.5))
    #expect(before.contains { $0.hasPrefix("closed 25.0 0.0 25.0 15.0") })
    #expect(frames(stage.drawing(at: 4)) == ["closed 50.0 0.0 10.0 10.0 1.0"])
  }

  @Test("without an animation the view is in its own place at once")
  func unanimated() {
    let stage = Film.flag([.on(at: 1)]) { Hero(isOpen: $0) }.makeStage()
    #expect(frames(stage.drawing(at: 1)) == ["open 0.0 0.0 40.0 20.0 1.0"])
  }

  /// An underline that is no source follows the chosen of two tabs.
  private struct Tabs: View {
    let chosen: Int
    let properties: MatchedGeometryProperties
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            Rectangle().matchedGeometryEffect(id: index, in: space)
              .frame(width: index == 0 ? 20 : 40, height: 50)
          }
        }
        Rectangle().fill(.white)
          .matchedGeometryEffect(
            id: chosen, in: space, properties: properties, anchor: .bottom, isSource: false
          )
          .frame(width: 8, height: 8)
      }
    }
  }

  @Test("a view that is no source is shown at the source, as far as it is told to")
  func followers() {
    func box(_ properties: MatchedGeometryProperties, _ time: Double) -> CGRect? {
      let film = Film.flag([.on(at: 1, .second)]) {
        Tabs(chosen: $0 ? 1 : 0, properties: properties)
      }
      return film.makeStage().drawing(at: time).boxes.last
    }
    // The row of 60 × 50 points stands in the middle of 100 × 50.
    #expect(box(.position, 0) == CGRect(x: 20 + 6, y: 42, width: 8, height: 8))
    #expect(box(.position, 1.5) == CGRect(x: 20 + 21, y: 42, width: 8, height: 8))
    #expect(box(.position, 2) == CGRect(x: 20 + 36, y: 42, width: 8, height: 8))
    #expect(box(.frame, 0) == CGRect(x: 20, y: 0, width: 20, height: 50))
    #expect(box(.frame, 2) == CGRect(x: 40, y: 0, width: 40, height: 50))
  }

  @Test("two sources of one geometry are named")
  func twoSources() {
    struct Twins: View {
      @Namespace private var space
      var body: some View {
        Rectangle().matchedGeometryEffect(id: 1, in: space)
        Rectangle().matchedGeometryEffect(id: 1, in: space)
      }
    }
    let stage = Film.of { Twins() }.makeStage()
    _ = stage.drawing(at: 0)
    #expect(stage.diagnostics.first?.message.contains("2 views are the source") == true)
  }

  @Test("drawings with matched views depend on the time alone")
  func anyOrder() {
    let film = Film.flag([.on(at: 1, .bouncy), .off(at: 1.3, .second)], duration: 9) {
      Hero(isOpen: $0)
    }
    let stage = film.makeStage()
    for time in [1.1, 1.35, 1.5, 0.2, 1.7, 3] {
      #expect(stage.drawing(at: time) == film.makeStage().drawing(at: time))
    }
  }
}

extension FrameDrawing {
  /// The bounds on the canvas of each fill, in drawing order.
  var boxes: [CGRect] { content.flatMap { $0.boxes(.identity) } }
}

extension DrawingNode {
  fileprivate func boxes(_ outer: CGAffineTransform) -> [CGRect] {
    switch self {
    case .fill(let fill): [fill.path.applying(outer).boundingRect]
    case .group(let group):
      group.content.flatMap { $0.boxes(group.transform.concatenating(outer)) }
    default: []
    }
  }
}

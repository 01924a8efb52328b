import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Visual effects")
struct VisualEffectTests {
  private let box = "fill #000000 path M0 0L20 0L20 10L0 10Z"

  @Test("are made for the size and the place of the view, and leave the layout alone")
  func places() {
    let lines = drawn {
      Rectangle().frame(width: 20, height: 10)
        .visualEffect { content, proxy in
          content.opacity(proxy.size.width / 40).offset(x: proxy.frame(in: .global).minY)
        }
    }
    #expect(lines == "group translate 60 20 · opacity 0.5\n  \(box)")
  }

  @Test("travel along the animation of the change that alters them")
  func animation() {
    let lines = drawn(at: 0.5) { state in
      Rectangle().frame(width: 20, height: 10)
        .visualEffect { content, _ in content.offset(y: state * 10).blur(radius: state * 4) }
    }
    #expect(lines == "group translate 40 20 · blur 2\n  group translate 0 5\n    \(box)")
  }

  /// A row of boxes of 20 × 10 points behind a window of 100.
  private func row(
    _ configuration: ScrollTransitionConfiguration, offset: Double, at time: Double = 1
  ) -> [Double] {
    let film = Film(
      size: CGSize(width: 100, height: 10), duration: 9, state: 0,
      script: [
        .scroll("row", at: 1, by: CGSize(width: offset, height: 0), animation: nil)
      ]
    ) { _ in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Rectangle().frame(width: 20, height: 10)
              .scrollTransition(configuration) { content, phase in
                content.offset(y: phase.value * 8)
              }
          }
        }
      }.accessibilityIdentifier("row")
    }
    return film.makeStage().drawing(at: time).transforms.map { Double($0.ty) }
  }

  @Test("of a scroll transition go with the scrolling, from the edge to where the view is in view")
  func interactive() {
    let curve = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    #expect(row(curve, offset: 0) == [0, 0, 0, 0, 0, 8, 8, 8, 8, 8])
    #expect(row(curve, offset: 5) == [-2, 0, 0, 0, 0, 6, 8, 8, 8, 8])
    #expect(row(curve.threshold(.visible(0.5)), offset: 5) == [0, 0, 0, 0, 0, 4, 8, 8, 8, 8])
    #expect(row(curve.threshold(.hidden), offset: 5) == [0, 0, 0, 0, 0, 0, 8, 8, 8, 8])
    #expect(row(.identity, offset: 5) == Array(repeating: 0, count: 10))
  }

  @Test("of an animated one start when the view has passed the threshold")
  func animated() {
    let curve = ScrollTransitionConfiguration.animated(.second).threshold(.visible(0.5))
    #expect(row(curve, offset: 12) == [0, 0, 0, 0, 0, 8, 8, 8, 8, 8])
    #expect(row(curve, offset: 12, at: 1.5) == [-4, 0, 0, 0, 0, 4, 8, 8, 8, 8])
    #expect(row(curve, offset: 12, at: 2) == [-8, 0, 0, 0, 0, 0, 8, 8, 8, 8])
  }
}

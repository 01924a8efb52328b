import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("A safe area")
struct SafeAreaTests {
  @Test("a view makes room for another along its edge")
  func insets() {
    let below = frames {
      Rectangle().safeAreaInset(edge: .bottom, spacing: 0) { Rectangle().frame(height: 10) }
    }
    #expect(below == [CGRect(0, 0, 100, 40), CGRect(0, 40, 100, 10)])
    let before = frames {
      Rectangle().safeAreaInset(edge: .leading, alignment: .top) {
        Rectangle().frame(width: 20, height: 10)
      }
    }
    #expect(before == [CGRect(28, 0, 72, 50), CGRect(0, 0, 20, 10)])
    let above = frames {
      Rectangle().safeAreaInset(edge: .top, alignment: .trailing, spacing: 5) {
        Rectangle().frame(width: 30, height: 15)
      }
    }
    #expect(above == [CGRect(0, 20, 100, 30), CGRect(70, 0, 30, 15)])
  }

  @Test("a view with another along its edge is as large as both")
  func sizes() {
    let both = frames {
      Rectangle().frame(width: 40, height: 20)
        .safeAreaInset(edge: .bottom, spacing: 0) { Rectangle().frame(height: 6) }
    }
    #expect(both == [CGRect(30, 12, 40, 20), CGRect(30, 32, 40, 6)])
  }

  @Test("what ignores the safe area, and a background, reach behind the other view")
  func ignoring() {
    let ignored = frames {
      Rectangle().ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { Rectangle().frame(height: 10) }
    }
    #expect(ignored[0] == CGRect(0, 0, 100, 50))
    let behind = frames {
      Rectangle().background(Color.red)
        .safeAreaInset(edge: .bottom, spacing: 0) { Rectangle().frame(height: 10) }
    }
    #expect(behind == [CGRect(0, 0, 100, 50), CGRect(0, 0, 100, 40), CGRect(0, 40, 100, 10)])
    let kept = frames {
      Rectangle().background(Color.red, ignoresSafeAreaEdges: .top)
        .safeAreaInset(edge: .bottom, spacing: 0) { Rectangle().frame(height: 10) }
    }
    #expect(kept[0] == CGRect(0, 0, 100, 40))
  }

  @Test("a view away from the safe area's edge has nothing to reach into")
  func distance() {
    let apart = frames {
      Rectangle().ignoresSafeArea().padding(.bottom, 4).safeAreaPadding(.bottom, 10)
    }
    #expect(apart == [CGRect(0, 0, 100, 36)])
    let edges = frames {
      Rectangle().ignoresSafeArea(edges: .top).safeAreaPadding(10)
    }
    #expect(edges == [CGRect(10, 0, 80, 40)])
  }

  @Test("what is set aside within what is set aside adds up")
  func nesting() {
    let nested = frames {
      Rectangle().ignoresSafeArea()
        .safeAreaPadding(.bottom, 10)
        .safeAreaInset(edge: .bottom, spacing: 0) { Rectangle().frame(height: 5) }
    }
    #expect(nested[0] == CGRect(0, 0, 100, 50))
    let told = frames {
      GeometryReader { proxy in
        Rectangle().frame(width: 10, height: proxy.safeAreaInsets.bottom)
      }
      .safeAreaPadding(.bottom, 10)
      .safeAreaInset(edge: .bottom, spacing: 0) { Rectangle().frame(height: 5) }
    }
    #expect(told[0] == CGRect(0, 0, 10, 15))
  }

  @Test("scrolled content begins within the safe area and is seen beyond it")
  func scrolling() {
    let row = { @Sendable (offset: Int) in
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<3) { _ in Rectangle().frame(width: 80) } }
      }
      .safeAreaPadding(.horizontal, 10)
      .accessibilityIdentifier("row")
    }
    let film = Film(
      size: CGSize(width: 100, height: 50), duration: 9, state: 0,
      script: [.scroll("row", at: 1, to: .trailing)], content: row)
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0).frames.map(\.minX) == [10, 90, 170])
    #expect(stage.drawing(at: 2).frames.map(\.maxX) == [-70, 10, 90])
    // The view that shows it goes from edge to edge.
    #expect(stage.drawing(at: 0).description.contains("clip path M0 0L100 0L100 50L0 50Z"))
  }

  @Test("a canvas is safe up to its edges")
  func canvas() {
    #expect(
      frames { Rectangle().ignoresSafeArea().padding(5) } == frames { Rectangle().padding(5) })
    #expect(frames { Rectangle().safeAreaPadding(-5) } == [CGRect(0, 0, 100, 50)])
  }

  @Test("the room for another view changes in motion")
  func motion() {
    let film = Film.flag([.on(at: 0, .second)]) { isHigh in
      Rectangle().safeAreaInset(edge: .bottom, spacing: 0) {
        Rectangle().frame(height: isHigh ? 30 : 10)
      }
    }
    let half = film.makeStage().drawing(at: 0.5).frames
    #expect(half == [CGRect(0, 0, 100, 30), CGRect(0, 30, 100, 20)])
  }
}

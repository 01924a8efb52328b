import Geometry
import Motion
import Testing

@testable import Views

@Suite("Grids")
struct GridTests {
  @Test("columns are as wide as their widest cells, rows as high as their highest")
  func columnsAndRows() {
    let cells = frames {
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Rectangle().frame(width: 20, height: 10)
          Rectangle().frame(width: 30, height: 6)
        }
        GridRow(alignment: .top) {
          Rectangle().frame(width: 10, height: 4).gridColumnAlignment(.leading)
          Rectangle().frame(width: 10, height: 8)
        }
      }
    }
    // The grid is 60 × 22, in the middle at (20, 14).
    #expect(
      cells == [
        CGRect(20, 14, 20, 10), CGRect(50, 16, 30, 6), CGRect(20, 28, 10, 4), CGRect(60, 28, 10, 8),
      ])
  }

  @Test("flexible cells share the width, and the cells of a column have the same")
  func flexibleCells() {
    let cells = frames {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Rectangle().frame(width: 20); Rectangle(); Rectangle()
        }
        GridRow {
          Rectangle(); Rectangle().gridCellColumns(2)
        }
      }
    }
    #expect(cells.count == 5)
    #expect(cells[0].width == 20)
    #expect(cells[4].minX == cells[1].minX)
    #expect(cells[4].maxX == cells[2].maxX)
    #expect(cells[3].maxY == 50)
  }

  @Test("a view outside of rows takes a whole row, and nothing for itself along unsized axes")
  func wholeRows() {
    let cells = frames {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Rectangle().frame(width: 20, height: 10)
          Rectangle().frame(width: 20, height: 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(cells.last == CGRect(30, 30, 40, 1))
  }

  @Test("lazy columns take fixed, flexible and adaptive widths")
  func lazyColumns() {
    let flexible = frames {
      LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.flexible())], spacing: 2) {
        ForEach(0..<3) { _ in Rectangle().frame(height: 10) }
      }
    }
    #expect(
      flexible == [
        CGRect(0, 14, 20, 10), CGRect(20, 14, 80, 10), CGRect(0, 26, 20, 10),
      ])
    let adaptive = frames {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 28))], spacing: 0) {
        ForEach(0..<4) { _ in Rectangle().frame(height: 10) }
      }
    }
    #expect(adaptive.map(\.minX) == [0, 36, 72, 0])
    #expect(adaptive.map(\.width) == [28, 28, 28, 28])
  }

  @Test("a lazy stack is as wide as what is offered, its views as high as they like")
  func lazyStack() {
    let column = frames {
      LazyVStack(alignment: .leading, spacing: 0) {
        Rectangle().frame(width: 20)
        Rectangle()
      }
    }
    #expect(column == [CGRect(0, 15, 20, 10), CGRect(0, 25, 100, 10)])
  }

  @Test("cells that come and go move the others along the animation of the change")
  func cellsComeAndGo() {
    let film = Film(
      size: CGSize(width: 100, height: 50), state: [0, 1, 2],
      script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = [1, 2] }]
    ) { numbers in
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
        ForEach(numbers, id: \.self) { _ in Rectangle().frame(height: 10) }
      }
    }
    let stage = film.makeStage()
    // The one that left is drawn first, where it was; the second moves to the first column.
    #expect(stage.drawing(at: 0.5).frames.dropFirst().first?.minX == 40)
    #expect(stage.drawing(at: 2).frames == [CGRect(26, 20, 20, 10), CGRect(54, 20, 20, 10)])
  }

  @Test("the first view that fits is shown, else the last")
  func viewThatFits() {
    let wide = frames {
      ViewThatFits {
        Rectangle().frame(width: 200, height: 10)
        Rectangle().frame(width: 80, height: 10)
        Rectangle().frame(width: 10, height: 10)
      }
    }
    #expect(wide == [CGRect(10, 20, 80, 10)])
    let high = frames {
      ViewThatFits(in: .vertical) {
        Rectangle().frame(width: 200, height: 10)
        Rectangle().frame(width: 80, height: 10)
      }
    }
    #expect(high == [CGRect(-50, 20, 200, 10)])
  }

  @Test("of views for which there may be room only the one that is shown appears")
  func hiddenCandidatesDontAppear() {
    let log = Happenings()
    let film = Film.flag([.on(at: 1), .off(at: 2)], duration: 9) { isWide in
      ViewThatFits {
        Rectangle().frame(width: 60, height: 10)
          .onAppear { log.note("wide") }.onDisappear { log.note("no longer wide") }
        Rectangle().onAppear { log.note("narrow") }.frame(width: 20, height: 10)
      }
      .frame(width: isWide ? 80 : 40)
    }
    let stage = film.makeStage()
    _ = stage.drawing(at: 0)
    #expect(log.all == ["narrow"])
    _ = stage.drawing(at: 1)
    #expect(log.all == ["narrow", "wide"])
    _ = stage.drawing(at: 2)
    #expect(log.all == ["narrow", "wide", "no longer wide", "narrow"])
  }

  @Test("what isn't shown keeps no film going, and begins when it is")
  func hiddenClocksStandStill() {
    @Sendable func film(_ script: [ScriptStep<Bool>], isEndless: Bool) -> Film {
      Film.flag(script, duration: isEndless ? 9 : nil) { isWide in
        ViewThatFits {
          HStack(spacing: 0) {
            KeyframeAnimator(initialValue: 0.0) { value in
              Rectangle().frame(width: 40, height: 10 + value)
            } keyframes: { _ in
              KeyframeTrack(\.self) { LinearKeyframe(10, duration: 1) }
            }
            TimelineView(.periodic(from: .now, by: 0.25)) { context in
              Rectangle().frame(
                width: 10, height: 1 + 4 * context.date.timeIntervalSinceReferenceDate)
            }
            TimelineView(.animation) { _ in Rectangle().frame(width: 10, height: 1) }
          }
          Rectangle().frame(width: 20, height: 10)
        }
        .frame(width: isWide ? 80 : 40)
      }
    }
    #expect(film([], isEndless: false).duration == 0)
    let stage = film([.on(at: 1), .off(at: 3)], isEndless: true).makeStage()
    #expect(stage.drawing(at: 1.5).frames.map(\.height) == [15, 7, 1])
    #expect(stage.drawing(at: 2.75).frames.map(\.height) == [18, 12, 1])
    #expect(stage.drawing(at: 4).frames.map(\.height) == [10])
  }

  @Test("what a view that isn't shown would show of its own doesn't appear either, nor act")
  func nestedCandidatesDontAppear() {
    let log = Happenings()
    let film = Film.flag([.on(at: 1), .off(at: 2)], duration: 9) { isWide in
      ViewThatFits {
        HStack {
          ViewThatFits {
            Rectangle().frame(width: 500, height: 10).onAppear { log.note("widest") }
            Rectangle().frame(width: 60, height: 10)
              .onAppear { log.note("wide") }.onDisappear { log.note("no longer wide") }
              .onChange(of: isWide, initial: true) { log.note("told") }
          }
          .frame(width: 60)
          PhaseAnimator([0, 1]) { phase in
            Rectangle().frame(width: 1, height: 1).opacity(1 - Double(phase) / 2)
              .onChange(of: phase) { log.note("phase \($1)") }
          } animation: { _ in
            .linear(duration: 5)
          }
        }
        Rectangle().frame(width: 20, height: 10)
      }
      .frame(width: isWide ? 80 : 40)
    }
    let stage = film.makeStage()
    _ = stage.drawing(at: 0.9)
    #expect(log.all == [])
    _ = stage.drawing(at: 1)
    #expect(log.all.sorted() == ["phase 1", "told", "wide"])
    _ = stage.drawing(at: 2)
    #expect(log.all.suffix(2) == ["told", "no longer wide"] && log.all.count == 5)
  }
}

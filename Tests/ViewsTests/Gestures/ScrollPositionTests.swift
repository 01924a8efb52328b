import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("The position of scrolled content")
struct ScrollPositionTests {
  private struct Row: View {
    let wanted: Int?
    let log: Happenings
    @State private var shown: Int?

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<6) { _ in Rectangle().frame(width: 50) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $shown)
      .accessibilityIdentifier("row")
      .onChange(of: wanted, initial: true) { withAnimation(.second) { shown = wanted } }
      .onChange(of: shown) { if let shown { log.note("\(shown)") } }
    }
  }

  private func play(_ script: [ScriptStep<Int?>], at times: [Double]) -> ([CGFloat], [String]) {
    let log = Happenings()
    let stage = Film(
      size: CGSize(width: 100, height: 50), duration: 9, state: Int?.none, script: script
    ) { Row(wanted: $0, log: log) }.makeStage()
    let starts = times.map { stage.drawing(at: $0).frames[0].minX }
    #expect(stage.diagnostics == [])
    return (starts, log.all)
  }

  @Test("follows the identifier")
  func following() {
    let (starts, log) = play([ScriptStep(at: 1) { $0 = 3 }], at: [0.9, 1.5, 2.5])
    #expect(starts == [0, -75, -150] && log == ["3"])
  }

  @Test("goes where a position is told to go, as often as it is told")
  func positions() {
    struct Column: View {
      let step: Int
      @State private var position = ScrollPosition(edge: .bottom)

      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<6) { _ in Rectangle().frame(height: 20) } }
        }
        .scrollPosition($position)
        .accessibilityIdentifier("column")
        .onChange(of: step) {
          switch step {
          case 1: position.scrollTo(id: 2)
          case 2: position.scrollTo(y: 5)
          case 3: position.scrollTo(id: 2, anchor: .bottom)
          default: position.scrollTo(edge: .top)
          }
        }
      }
    }
    let script: [ScriptStep<Int>] =
      (1...4).map { step in ScriptStep(at: Double(step)) { $0 = step } } + [
        .scroll("column", at: 4.5, by: CGSize(width: 0, height: 30), animation: nil),
        ScriptStep(at: 5) { $0 = 5 },
      ]
    let stage = Film(
      size: CGSize(width: 100, height: 50), duration: 9, state: 0, script: script
    ) { Column(step: $0) }.makeStage()
    let tops = [0, 1, 2, 3, 4, 4.7, 5].map { stage.drawing(at: $0).frames[0].minY }
    #expect(tops == [-70, -40, -5, -10, 0, -30, 0] && stage.diagnostics == [])
  }

  @Test("begins at an anchor")
  func anchors() {
    func top(_ anchor: UnitPoint?) -> CGFloat {
      frames {
        ScrollView { VStack(spacing: 0) { ForEach(0..<6) { _ in Rectangle().frame(height: 20) } } }
          .defaultScrollAnchor(anchor)
      }[0].minY
    }
    #expect([nil, .top, .center, .bottom].map(top) == [0, 0, -35, -70])
  }

  @Test("is told when a finger or a script moves the content")
  func telling() {
    let drag = play(
      [
        .drag(
          .point(CGPoint(x: 90, y: 25)), at: 1, by: CGSize(width: -60, height: 0), duration: 0.5,
          curve: .easeInOut)
      ], at: [5])
    #expect(drag.0 == [-50] && drag.1.last == "1")
    let script = play([.scroll("row", at: 1, to: .trailing)], at: [5])
    #expect(script.0 == [-200] && script.1 == ["4"])
  }
}

@Suite("The geometry of scrolled content")
struct ScrollGeometryTests {
  private struct Header: View {
    let log: Happenings
    @State private var offset: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Rectangle().frame(height: max(20 - offset, 5))
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<6) { _ in Rectangle().frame(height: 20) } }
        }
        .contentMargins(.top, 4)
        .frame(height: 30)
        .accessibilityIdentifier("column")
        .onScrollGeometryChange(for: CGFloat.self) {
          log.note("\($0.contentSize.height) \($0.visibleRect.height)")
          return $0.contentOffset.y + $0.contentInsets.top
        } action: {
          offset = $1
        }
      }
    }
  }

  @Test("is told in each frame while the content moves")
  func following() {
    let log = Happenings()
    let stage = Film(
      size: CGSize(width: 100, height: 50), duration: 9, state: 0,
      script: [
        .scroll("column", at: 1, by: CGSize(width: 0, height: 20), animation: .second)
      ]
    ) { _ in Header(log: log) }.makeStage()
    let heights = [0, 1, 1.25, 1.5, 1.75, 3].map { stage.drawing(at: $0).frames[0].height }
    #expect(heights == [20, 20, 15, 10, 5, 5])
    #expect(Set(log.all) == ["120.0 26.0"] && stage.diagnostics == [])
  }
}

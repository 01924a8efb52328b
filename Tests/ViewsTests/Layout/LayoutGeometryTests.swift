import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Geometry and preferences")
struct LayoutGeometryTests {
  private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test("a reader knows its size and its frame in the coordinate spaces around it")
  func reader() {
    let half = frames {
      GeometryReader { proxy in Rectangle().frame(width: proxy.size.width / 2, height: 10) }
    }
    #expect(half == [CGRect(0, 0, 50, 10)])
    let placed = frames {
      GeometryReader { proxy in
        let global = proxy.frame(in: .global)
        let named = proxy.frame(in: .named("card"))
        Rectangle().frame(width: global.minX, height: named.minX)
      }
      .padding(.leading, 20).coordinateSpace(.named("card")).padding(.leading, 10)
    }
    #expect(placed == [CGRect(30, 0, 30, 20)])
  }

  @Test("a reader sees the size at the end of an animation when it starts")
  func readerSeesTheModel() {
    let film = Film(
      size: CGSize(width: 100, height: 50), state: 20.0,
      script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = 60 }]
    ) { width in
      GeometryReader { proxy in
        Rectangle().frame(width: proxy.size.width, height: proxy.size.width / 2)
      }
      .frame(width: width, height: 40)
    }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0.5).frames == [CGRect(30, 5, 40, 20)])
    #expect(stage.drawing(at: 1).frames == [CGRect(20, 5, 60, 30)])
  }

  @Test("views tell those around what they are, and the answer is laid out at the same time")
  func preferencesGoUp() {
    struct Same: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack(spacing: 0) {
          ForEach([30, 50], id: \.self) { length in
            Rectangle().frame(width: CGFloat(length), height: 10)
              .background {
                GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
              }
              .frame(width: width, alignment: .leading)
          }
        }
        .onPreferenceChange(Width.self) { width = $0 }
      }
    }
    let same = frames { Same() }.filter { $0.height == 10 }
    #expect(Set(same.map(\.minX)) == [25])
  }

  @Test("an anchor gives a view's bounds in the coordinates of another")
  func anchors() {
    let marked = frames {
      HStack(spacing: 0) {
        Rectangle().frame(width: 20, height: 10)
        Rectangle().frame(width: 30, height: 10)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          if let bounds = anchors.first.map({ proxy[$0] }) {
            Rectangle().frame(width: bounds.width, height: 2)
              .offset(x: bounds.minX, y: bounds.maxY)
          }
        }
      }
    }
    #expect(marked == [CGRect(25, 20, 20, 10), CGRect(45, 20, 30, 10), CGRect(45, 30, 30, 2)])
  }

  @Test("a preference is the nearest one set, changed by those around it")
  func nearestPreference() {
    let seen = Seen()
    let film = Film(size: CGSize(width: 10, height: 10), state: 0) { _ in
      VStack {
        Rectangle().preference(key: Width.self, value: 1).preference(key: Width.self, value: 2)
        Rectangle().preference(key: Width.self, value: 5)
      }
      .transformPreference(Width.self) { $0 *= 10 }
      .onPreferenceChange(Width.self) { seen.values.append($0) }
    }
    _ = film.makeStage().drawing(at: 0)
    #expect(Set(seen.values) == [50])
  }

  private final class Seen: @unchecked Sendable { var values: [CGFloat] = [] }

  @Test("a view whose size depends on its own reading ends, with a diagnosis")
  func endlessReading() {
    struct Growing: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Rectangle().frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0 + 1
          }
      }
    }
    let stage = Film(size: CGSize(width: 100, height: 50), state: 0) { _ in Growing() }.makeStage()
    _ = stage.drawing(at: 0)
    #expect(!stage.diagnostics.isEmpty)
  }
}

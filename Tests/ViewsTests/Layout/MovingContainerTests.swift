import Drawing
import Geometry
import Motion
import Testing

@testable import Views

/// A column in the middle of the canvas, of bars of 20 × 10 points.
///
/// When the second bar comes, the first moves up from 20 to 15.
private struct Column<Second: View>: View {
  let isLong: Bool
  @ViewBuilder let second: (Rectangle) -> Second

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().frame(width: 20, height: 10)
      if isLong { second(Rectangle()).frame(width: 20, height: 10) }
    }
  }
}

@Suite("Moving containers")
struct MovingContainerTests {
  private let bar = "fill #000000 path M0 0L20 0L20 10L0 10Z"

  /// What is drawn in the middle of a change of one second, a node a line.
  private func halfway(
    _ script: [ScriptStep<Bool>] = [.on(at: 1, .second)],
    @ViewBuilder _ content: @escaping @Sendable (Bool) -> some View
  ) -> [String] {
    let end = script.last?.time ?? 0
    return Film.flag(script, duration: 9, content).makeStage().drawing(at: end + 0.5)
      .content.map(\.description)
  }

  private func bars(_ heights: Double...) -> [String] {
    heights.map { "group translate 40 \($0.formatted)\n  \(bar)" }
  }

  @Test("a view put into a container on its way stands at its final place at once")
  func newView() {
    let lines = halfway { isOn in Column(isLong: isOn) { $0.transition(.identity) } }
    #expect(lines == bars(17.5, 25))
  }

  @Test("its transition plays at that place")
  func transitions() {
    let faded = halfway { isOn in Column(isLong: isOn) { $0 } }
    #expect(faded[1] == "group opacity 0.5\n  group translate 40 25\n    \(bar)")
    let moved = halfway { isOn in Column(isLong: isOn) { $0.transition(.move(edge: .leading)) } }
    #expect(moved[1] == "group translate 30 25\n  \(bar)")
  }

  @Test("a view taken out of it keeps its place in the container, and so moves along")
  func leavingView() {
    let lines = halfway([.on(at: 0), .off(at: 1, .second)]) { isOn in Column(isLong: isOn) { $0 } }
    #expect(lines == ["group opacity 0.5\n  group translate 40 27.5\n    \(bar)"] + bars(17.5))
  }

  @Test("a geometry group moves as one, what is new in it as well")
  func geometryGroups() {
    let lines = halfway { isOn in
      Column(isLong: isOn) { $0.transition(.identity) }.geometryGroup()
    }
    #expect(lines == ["group translate 40 17.5\n  \(bar)\n  group translate 0 10\n    \(bar)"])
  }

  @Test("a geometry group lays out its views in the size it has on the way")
  func growingGroups() {
    func halfway(_ isGroup: Bool) -> [String] {
      self.halfway { isOn in
        let row = HStack(spacing: 0) {
          Spacer()
          if isOn { Rectangle().frame(width: 20, height: 10).transition(.identity) }
          Spacer()
        }
        if isGroup {
          row.frame(height: 10).geometryGroup().frame(width: isOn ? 60 : 40)
        } else {
          row.frame(height: 10).frame(width: isOn ? 60 : 40)
        }
      }
    }
    // The group is 50 points wide and stands at 25, the bar at 15 in it: in the middle all the time.
    #expect(halfway(true) == ["group translate 40 20\n  \(bar)"])
    #expect(halfway(false) == ["group translate 40 20\n  \(bar)"])
  }

  @Test("effects that move what is in them do so as one, others leave it alone")
  func effects() {
    let scaled = halfway { isOn in
      Column(isLong: isOn) { $0.transition(.identity) }.rotationEffect(.zero)
    }
    #expect(scaled == ["group translate 40 17.5\n  \(bar)\n  group translate 0 10\n    \(bar)"])
    let faded = halfway { isOn in
      Column(isLong: isOn) { $0.transition(.identity) }.opacity(0.5)
    }
    #expect(
      faded == [
        "group translate 40 17.5 · opacity 0.5\n  \(bar)\n  group translate 0 7.5\n    \(bar)"
      ])
  }

  @Test("each view moves along its own animation, wherever its container is")
  func ownAnimations() {
    let lines = halfway { isOn in
      Rectangle().frame(width: 20, height: 10)
        .animation(.linear(duration: 2), value: isOn)
        .padding(.top, isOn ? 20 : 0)
      Rectangle().frame(width: 20, height: 10)
        .animation(nil, value: isOn)
        .padding(.top, isOn ? 20 : 0)
    }
    #expect(lines == bars(22.5, 30))
  }

  @Test("as long as the same views are there, a group moves like its views by themselves")
  func groupsChangeNothingElse() {
    func boxes(_ isGroup: Bool, _ time: Double) -> [CGRect] {
      let film = Film.flag([.on(at: 1, .bouncy), .off(at: 1.2, .second)], duration: 9) { isOn in
        let row = HStack(spacing: isOn ? 10 : 0) {
          Rectangle().frame(width: isOn ? 30 : 10, height: 10)
          Circle().frame(width: 8, height: 8)
        }
        ZStack(alignment: isOn ? .topLeading : .bottomTrailing) {
          Color.clear
          if isGroup { row.geometryGroup() } else { row }
        }
      }
      return film.makeStage().drawing(at: time).frames
    }
    for time in [0, 1.1, 1.2, 1.5, 1.7, 5] {
      let (single, group) = (boxes(false, time), boxes(true, time))
      #expect(single.count == group.count)
      for (one, other) in zip(single, group) {
        #expect(abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9)
        #expect(abs(one.maxX - other.maxX) < 1e-9 && abs(one.maxY - other.maxY) < 1e-9)
      }
    }
  }

  /// A card that is open or closed, in a box that moves at the same time.
  private struct MovingHero: View {
    let isOpen: Bool
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        if isOpen {
          Rectangle().matchedGeometryEffect(id: 1, in: space).transition(.identity)
            .frame(width: 40, height: 20)
        } else {
          Rectangle().matchedGeometryEffect(id: 1, in: space).transition(.identity)
            .frame(width: 20, height: 10)
        }
      }
      .frame(width: 100, height: 50, alignment: isOpen ? .bottomTrailing : .topLeading)
    }
  }

  @Test("a matched view flies from the old place to the new, wherever its container is")
  func matchedViews() {
    func box(_ time: Double) -> [CGRect] {
      Film.flag([.on(at: 1, .second)]) { MovingHero(isOpen: $0) }.makeStage().drawing(at: time)
        .frames
    }
    #expect(box(1) == [CGRect(0, 0, 20, 10)])
    #expect(box(1.5) == [CGRect(30, 15, 30, 15)])
    #expect(box(2) == [CGRect(60, 30, 40, 20)])
  }
}

extension Double {
  fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Stacks")
struct StackTests {
  @Test("neighbours have eight points between them, spacers none, and given gaps are everywhere")
  func gaps() {
    let plain = frames {
      HStack {
        Rectangle(); Rectangle()
      }
    }
    #expect(plain == [CGRect(0, 0, 46, 50), CGRect(54, 0, 46, 50)])
    let spaced = frames {
      HStack {
        Rectangle().frame(width: 10); Spacer(); Rectangle().frame(width: 10)
      }
    }
    #expect(spaced.map(\.minX) == [0, 90])
    let least = frames {
      HStack {
        Rectangle().frame(width: 60); Spacer(); Rectangle().frame(width: 60)
      }
    }
    #expect(least.map(\.minX) == [-14, 54])
    let given = frames {
      HStack(spacing: 10) {
        Rectangle().frame(width: 40); Spacer(minLength: 0); Rectangle().frame(width: 40)
      }
    }
    #expect(given.map(\.minX) == [0, 60])
  }

  @Test("the least flexible are asked first, each for an equal share of what is left")
  func flexibility() {
    let row = frames {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 50)
        Rectangle().frame(maxWidth: 20)
        Rectangle()
      }
    }
    #expect(row.map(\.width) == [50, 20, 30])
  }

  @Test("least lengths of lower priority are set aside before higher ones take their room")
  func priorities() {
    let row = frames {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 30)
        Rectangle().layoutPriority(1)
      }
    }
    #expect(row.map(\.width) == [30, 70])
  }

  @Test("an overflowing stack stands in the middle of its parent")
  func overflow() {
    let column = frames {
      VStack(spacing: 0) {
        Rectangle().frame(height: 40)
        Rectangle().frame(height: 40)
      }
    }
    #expect(column.map(\.minY) == [-15, 25])
  }

  @Test("children are lined up by guides, explicit ones before those of their sizes")
  func guides() {
    let row = frames {
      HStack(alignment: .top, spacing: 0) {
        Rectangle().frame(width: 10, height: 10)
        Rectangle().frame(width: 10, height: 10).alignmentGuide(.top) { $0[.bottom] }
      }
    }
    #expect(row.map(\.minY) == [25, 15])
    let nested = frames {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Rectangle().frame(width: 10, height: 10)
        VStack(spacing: 0) {
          Rectangle().frame(width: 10, height: 4).alignmentGuide(.firstTextBaseline) { _ in 3 }
          Rectangle().frame(width: 10, height: 6)
        }
        .padding(.top, 2)
      }
    }
    // The second is lined up 3 + 2 points below its top, the first at its bottom.
    #expect(nested[1].minY - nested[0].minY == 10 - 5 + 2)
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test("an alignment of one's own lines up across containers")
  func customAlignment() {
    let third = VerticalAlignment(Third.self)
    let row = frames {
      HStack(alignment: third, spacing: 0) {
        Rectangle().frame(width: 10, height: 30)
        Rectangle().frame(width: 10, height: 6)
      }
    }
    #expect(row[1].minY - row[0].minY == 8)
  }

  @Test("dividers lie across the stack they are in")
  func dividers() {
    let column = frames {
      VStack(spacing: 0) {
        Divider(); Rectangle()
      }
    }
    #expect(column == [CGRect(0, 0, 100, 1), CGRect(0, 1, 100, 49)])
    let row = frames {
      HStack(spacing: 0) {
        Divider(); Rectangle()
      }
    }
    #expect(row == [CGRect(0, 0, 1, 50), CGRect(1, 0, 99, 50)])
  }

  @Test("pixel edges don't add up their roundings")
  func rounding() {
    let row = frames { HStack(spacing: 0) { ForEach(0..<3) { _ in Rectangle() } } }
    #expect(row.map(\.minX) == [0, 33, 67])
    #expect(row.map(\.width) == [33, 34, 33])
  }

  /// A shape that counts how often it is asked for its size.
  final class Count: @unchecked Sendable { var value = 0 }
  struct Counting: Shape {
    let count: Count
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      count.value += 1
      return proposal.replacingUnspecifiedDimensions()
    }
  }

  @Test("twenty nested stacks ask their innermost view a handful of times")
  func nestedStacks() {
    let count = Count()
    let film = Film(size: CGSize(width: 400, height: 400), state: 0) { _ in
      (0..<10).reduce(AnyView(Counting(count: count))) { view, _ in
        AnyView(
          HStack {
            VStack {
              view; Rectangle()
            }; Rectangle()
          })
      }
    }
    _ = film.makeStage().drawing(at: 0)
    #expect(count.value > 0)
    #expect(count.value <= 64)
  }

  @Test("a change in one place asks no other for its size")
  func unchangedPlacesStay() {
    struct Pulse: View {
      let on: Bool
      var body: some View { Rectangle().frame(width: on ? 40 : 20, height: 10) }
    }
    let count = Count()
    struct Still: View {
      let count: Count
      var body: some View { Counting(count: count).frame(width: 20, height: 10) }
    }
    struct Both: View {
      let count: Count
      var body: some View {
        HStack {
          Still(count: count); Switching()
        }
      }
    }
    struct Switching: View {
      @State private var on = false
      var body: some View { Pulse(on: on).onAppear { withAnimation { on = true } } }
    }
    let film = Film(size: CGSize(width: 100, height: 50), state: 0) { _ in Both(count: count) }
    let stage = film.makeStage()
    _ = stage.drawing(at: 0)
    let asked = count.value
    _ = stage.drawing(at: 0.2)
    _ = stage.drawing(at: 0.4)
    #expect(count.value == asked)
  }
}

import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Frames and other layout modifiers")
struct FrameTests {
  @Test("a greatest length without limit fills what is offered, a least one holds")
  func flexibleFrames() {
    #expect(
      frames { Rectangle().frame(maxWidth: .infinity, maxHeight: 10) } == [
        CGRect(0, 20, 100, 10)
      ])
    #expect(frames { Rectangle().frame(minWidth: 120) } == [CGRect(-10, 0, 120, 50)])
    #expect(frames { Rectangle().frame(maxWidth: 40) } == [CGRect(30, 0, 40, 50)])
    let leading = frames {
      Rectangle().frame(width: 20, height: 10).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    #expect(leading == [CGRect(80, 40, 20, 10)])
  }

  @Test("a fixed size is the ideal one, which a frame may give")
  func fixedSize() {
    #expect(frames { Rectangle().fixedSize() } == [CGRect(45, 20, 10, 10)])
    let ideal = frames { Rectangle().frame(idealWidth: 30, idealHeight: 20).fixedSize() }
    #expect(ideal == [CGRect(35, 15, 30, 20)])
    let wide = frames { Rectangle().fixedSize(horizontal: false, vertical: true) }
    #expect(wide == [CGRect(0, 20, 100, 10)])
  }

  @Test("the children of a stack of fixed size keep their own ideal sizes")
  func fixedSizeOfStack() {
    let row = frames {
      HStack(spacing: 0) {
        Rectangle().frame(idealWidth: 10)
        Rectangle().frame(idealWidth: 50)
      }
      .fixedSize()
    }
    #expect(row == [CGRect(20, 20, 10, 10), CGRect(30, 20, 50, 10)])
  }

  @Test("a ratio fits into the area or covers it")
  func aspectRatio() {
    #expect(frames { Rectangle().aspectRatio(1, contentMode: .fit) } == [CGRect(25, 0, 50, 50)])
    #expect(
      frames { Rectangle().aspectRatio(1, contentMode: .fill) } == [
        CGRect(0, -25, 100, 100)
      ])
    let scaled = frames {
      Rectangle().frame(idealWidth: 20, idealHeight: 40).scaledToFit()
    }
    #expect(scaled == [CGRect(37.5.rounded(), 0, 25, 50)])
  }

  @Test("paddings take their sides, sixteen points unless given")
  func paddings() {
    #expect(frames { Rectangle().padding() } == [CGRect(16, 16, 68, 18)])
    #expect(frames { Rectangle().padding(.leading, 10) } == [CGRect(10, 0, 90, 50)])
    #expect(frames { Rectangle().padding([.top, .bottom]) } == [CGRect(0, 16, 100, 18)])
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frames { Rectangle().padding(insets) } == [CGRect(2, 1, 94, 46)])
  }

  @Test("layers get the view's size, stand where they are lined up, and leave the layout alone")
  func layers() {
    let layered = frames {
      Rectangle().frame(width: 40, height: 20)
        .background { Rectangle().padding(-5) }
        .overlay(alignment: .bottomTrailing) { Rectangle().frame(width: 4, height: 4) }
    }
    #expect(layered == [CGRect(25, 10, 50, 30), CGRect(30, 15, 40, 20), CGRect(66, 31, 4, 4)])
    #expect(frames { Rectangle().frame(width: 4, height: 4).background(Color.red) }.count == 2)
  }

  @Test("a hidden view keeps its place")
  func hidden() {
    let row = frames {
      HStack(spacing: 0) {
        Rectangle().frame(width: 20).hidden()
        Rectangle().frame(width: 20)
      }
    }
    #expect(row == [CGRect(50, 0, 20, 50)])
  }

  @Test(
    "lengths that can't be are disregarded and diagnosed",
    arguments: [
      CGFloat.nan, -1, .infinity, -.infinity,
    ])
  func impossibleFrames(length: CGFloat) {
    struct Card: View {
      let length: CGFloat
      var body: some View { Rectangle().frame(width: length, height: 10) }
    }
    let film = Film(size: CGSize(width: 100, height: 50), state: 0) { _ in Card(length: length) }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0).frames == [CGRect(0, 20, 100, 10)])
    #expect(stage.diagnostics.map(\.view) == ["Card > Rectangle"])
  }

  @Test("sizes that a shape makes up are made possible ones")
  func impossibleSizes() {
    struct Odd: Shape {
      let size: CGSize
      func path(in rect: CGRect) -> Path { Path(rect) }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
    }
    for length in [CGFloat.nan, -5, .infinity, 1e300] {
      let film = Film(size: CGSize(width: 100, height: 50), state: 0) { _ in
        VStack { Odd(size: CGSize(width: length, height: 10)) }
      }
      let stage = film.makeStage()
      for frame in stage.drawing(at: 0).frames {
        #expect(frame.width.isFinite && frame.width >= 0)
      }
      #expect(stage.diagnostics.isEmpty == (length == 1e300))
    }
  }
}

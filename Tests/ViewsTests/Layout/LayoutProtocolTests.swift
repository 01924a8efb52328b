import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Layout protocol")
struct LayoutProtocolTests {
  private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

  /// A row whose views get parts of the width by their weights.
  private struct WeightedRow: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let total = subviews.reduce(0) { $0 + $1[Weight.self] }
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Weight.self] / total
        subview.place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(width: width, height: bounds.height / 2))
        x += width
      }
    }
  }

  @Test("a layout of one's own sizes and places its views, and reads their values")
  func customLayout() {
    let row = frames {
      WeightedRow()() {
        Rectangle()
        Rectangle().layoutValue(key: Weight.self, value: 3)
      }
    }
    #expect(row == [CGRect(0, 13, 25, 25), CGRect(25, 13, 75, 25)])
  }

  private struct Fan: Layout {
    var animatableData: Double

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 100, height: 50) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + animatableData * animatableData, y: bounds.minY),
          proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
  }

  @Test("a layout's data travels, and the layout is asked on the way")
  func animatedLayout() {
    let film = Film(
      size: CGSize(width: 100, height: 50), state: 0.0,
      script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = 8 }]
    ) { Fan(animatableData: $0)() { Rectangle() } }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0.5).frames == [CGRect(16, 0, 10, 10)])
    #expect(stage.drawing(at: 1).frames == [CGRect(64, 0, 10, 10)])
  }

  @Test("views move when the layout around them becomes another one")
  func switchingLayouts() {
    let film = Film(
      size: CGSize(width: 100, height: 50), state: false,
      script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = true }]
    ) { isColumn in
      let layout =
        isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Rectangle().frame(width: 20, height: 10)
        Rectangle().frame(width: 20, height: 10)
      }
    }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0.5).frames == [CGRect(35, 17.5, 20, 10), CGRect(45, 22.5, 20, 10)])
    #expect(stage.drawing(at: 1).frames == [CGRect(40, 15, 20, 10), CGRect(40, 25, 20, 10)])
  }

  /// Puts its views one below the other, each further to the right.
  private struct Stairs: Layout {
    var step: Double
    var animatableData: Double {
      get { step }
      set { step = newValue }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 100, height: 50) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, view) in subviews.enumerated() {
        // A parabola: neither way of travelling is the other.
        view.place(at: CGPoint(x: step * step, y: Double(index) * 10), proposal: .unspecified)
      }
    }
  }

  @Test("a layout whose type is hidden travels by its data like one that isn't")
  func hiddenData() {
    func frames(_ isHidden: Bool) -> [CGRect] {
      Film.flag([.on(at: 1, .second)]) { isOn in
        let stairs = Stairs(step: isOn ? 8 : 0)
        if isHidden {
          AnyLayout(stairs) { Rectangle().frame(width: 10, height: 10) }
        } else {
          stairs { Rectangle().frame(width: 10, height: 10) }
        }
      }.makeStage().drawing(at: 1.5).frames
    }
    #expect(frames(false).map(\.minX) == [16])
    #expect(frames(true).map(\.minX) == [16])
  }
}

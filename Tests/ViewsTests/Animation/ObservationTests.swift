import Drawing
import Geometry
import Motion
import Observation
import Testing

@testable import Views

@Observable
private final class Model: @unchecked Sendable {
  var x = 0.0
  var other = 0.0
}

@Suite("Observable models")
struct ObservationTests {
  private struct Reader: View {
    let model: Model
    let log: Happenings
    var body: some View {
      log.note("reader")
      return Rectangle().fill(.black).offset(x: model.x)
    }
  }

  @Test(
    "a change of a model is shown along its animation, and only its readers are evaluated again")
  func onlyReadersAreEvaluated() {
    struct Owner: View {
      @State private var model = Model()
      let log: Happenings
      var body: some View {
        log.note("owner")
        return Reader(model: model, log: log)
          .onAppear { withAnimation(.second) { model.x = 100 } }
      }
    }
    let log = Happenings()
    let stage = Film.of { Owner(log: log) }.makeStage()
    #expect(stage.drawing(at: 0.25).offsets == [25])
    #expect(stage.drawing(at: 0.75).offsets == [75])
    #expect(log.all == ["owner", "reader", "reader"])
  }

  @Test("a property that the body doesn't read is of no concern to it")
  func unreadPropertiesAreIgnored() {
    struct Owner: View {
      @State private var model = Model()
      let log: Happenings
      var body: some View { Reader(model: model, log: log).onAppear { model.other = 1 } }
    }
    let log = Happenings()
    _ = Film.of { Owner(log: log) }.makeStage().drawing(at: 1)
    #expect(log.all == ["reader"])
  }

  @Test("a model in the environment is found by its type, and missed where it is optional")
  func environmentModels() {
    struct Finder: View {
      @Environment(Model.self) private var model
      var body: some View { Rectangle().fill(.black).offset(x: model.x) }
    }
    struct Seeker: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Rectangle().fill(.black).offset(x: model == nil ? 7 : 8) }
    }
    let model = Model()
    model.x = 5
    let film = Film.of {
      Finder().environment(model)
      Seeker()
      Seeker().environment(model)
    }
    #expect(film.makeStage().drawing(at: 0).shifts == [5, 7, 8])
  }

  @Test("a view whose model isn't in the environment is named and not shown")
  func missingModelsAreReported() {
    struct Finder: View {
      @Environment(Model.self) private var model
      var body: some View { Rectangle().fill(.black).offset(x: model.x) }
    }
    let stage = Film.of { Finder() }.makeStage()
    #expect(stage.drawing(at: 0).content.isEmpty)
    #expect(stage.diagnostics.map(\.view) == ["Finder"])
  }

  @Test("bindings to a model's properties change it, and animate when they are animated")
  func bindable() {
    struct Editor: View {
      @Bindable var model: Model
      var body: some View {
        Rectangle().fill(.black).offset(x: model.x)
          .onAppear { $model.x.animation(.second).wrappedValue = 100 }
      }
    }
    struct Owner: View {
      @State private var model = Model()
      var body: some View { Editor(model: model) }
    }
    #expect(Film.of { Owner() }.makeStage().drawing(at: 0.25).offsets == [25])
  }

  @Test("a view that travels watches its models, and its watching does not pile up")
  func travellingViewsWatchModels() {
    struct Meter: View, Animatable {
      var animatableData: Double
      let model: Model
      var body: some View { Rectangle().fill(.black).offset(x: animatableData + model.x) }
    }
    struct Owner: View {
      @State private var model = Model()
      @State private var position = 0.0
      var body: some View {
        Meter(animatableData: position, model: model).onAppear {
          withAnimation(.linear(duration: 2)) { position = 100 }
          withAnimation(.second) {
          } completion: {
          }
          withAnimation(.second) {
            position = 100.5
          } completion: {
            model.x = 1000
          }
        }
      }
    }
    let stage = Film.of { Owner() }.makeStage()
    for frame in 0..<60 { _ = stage.drawing(at: Double(frame) / 60) }
    #expect(stage.drawing(at: 0.99).offsets[0] < 200)
    #expect(stage.drawing(at: 1).offsets[0] > 1000)
    #expect(stage.drawing(at: 5).offsets == [1100.5])
  }

  @Test("an environment's value can be changed on the way, and read by a modifier")
  func environmentInModifiers() {
    struct Shifted: ViewModifier {
      @Environment(\.shift) private var shift
      @State private var extra = 1.0
      func body(content: Content) -> some View { content.offset(x: shift + extra) }
    }
    let film = Film.of {
      Rectangle().modifier(Shifted()).transformEnvironment(\.shift) { $0 += 10 }
        .environment(\.shift, 5)
    }
    #expect(film.makeStage().drawing(at: 0).offsets == [16])
  }

  @Test("a property made of others has its own state and is updated before the body")
  func compositeProperties() {
    struct Doubled: DynamicProperty {
      @Environment(\.shift) private var shift
      @State private var count = 2.0
      private(set) var value = 0.0
      mutating func update() { value = shift * count }
    }
    struct Shown: View {
      private var doubled = Doubled()
      var body: some View { Rectangle().fill(.black).offset(x: doubled.value) }
    }
    #expect(
      Film.of { Shown().environment(\.shift, 21) }.makeStage().drawing(at: 0).offsets == [42])
  }
}

extension EnvironmentValues {
  fileprivate var shift: Double {
    get { self[ShiftKey.self] }
    set { self[ShiftKey.self] = newValue }
  }
}

private enum ShiftKey: EnvironmentKey { static let defaultValue = 0.0 }

import Drawing
import Geometry

/// The top of a film's tree: holds the film's state and shows its content in the middle of the canvas.
final class RootNode<Value, Content: View>: ViewNode, StageRoot, Invalidatable {
  private var value: Value
  private let content: (Value) -> Content
  private var child: ViewNode?
  private let tracker = ObservationTracker()
  let environment: EnvironmentValues
  private(set) var events: [StageEvent] = []
  private lazy var container = ContainerItem(node: self)

  var item: LayoutItem { container }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  init(
    stage: Stage, value: Value, script: [ScriptStep<Value>], environment: EnvironmentValues,
    content: @escaping (Value) -> Content
  ) {
    (self.value, self.content, self.environment) = (value, content, environment)
    super.init(rootOf: stage)
    container.algorithm = LayerAlgorithm(alignment: .center)
    container.children = { [unowned self] in child?.items ?? [] }
    events = playable(script).flatMap(events).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  func appear(time: Double) { revalidate(time: time, transaction: Transaction()) }

  func revalidate(time: Double, transaction: Transaction) {
    stage.didEvaluate(self)
    let context = UpdateContext(time: time, transaction: transaction, environment: environment)
    let view = tracker.track(self) { content(value) }
    child = view.reconcile(child, parent: self, context)
  }

  override func tearDown() { child?.tearDown() }

  /// The steps whose times are some; the others are reported.
  private func playable(_ script: [ScriptStep<Value>]) -> [ScriptStep<Value>] {
    for step in script where !step.time.isFinite {
      stage.report("a step of the script is at \(step.time) s; it is left out", at: self)
    }
    return script.filter(\.time.isFinite)
  }

  private func events(_ step: ScriptStep<Value>) -> [StageEvent] {
    guard step.touches.isEmpty else {
      return step.touches.flatMap { stage.touches.events($0.touch, at: $0.time) }
    }
    if let scroll = step.scroll {
      let transaction = Transaction(animation: step.animation)
      return [
        StageEvent(time: step.time) { [unowned self] in stage.touches.scroll(scroll, transaction) }
      ]
    }
    return [
      StageEvent(time: step.time) { [unowned self] in
        withAnimation(step.animation) {
          stage.invalidate(self)
          step.change(&value)
        }
      }
    ]
  }
}

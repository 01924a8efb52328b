public import Drawing
public import Geometry

/// Plays a film's script and gives the drawing of any moment.
///
/// What happens, happens at its own time, whether or not a frame shows that time; between two events
/// every value has a closed form. So the drawing at a time depends on the film and the time alone —
/// not on the frame rate, nor on which moments were drawn before. Times are best asked for in
/// ascending order; going back plays the script from its start.
///
/// A stage is confined to one thread at a time; each worker makes its own from the film.
public final class Stage {
  /// The canvas in points.
  public let size: CGSize
  private let background: Color.Resolved?
  private let displayScale: CGFloat
  private let makeRoot: (Stage) -> any StageRoot

  private var root: (any StageRoot)?
  private var time = 0.0
  private var nextEvent = 0
  private var pending: [any Invalidatable] = []
  private var pendingTransaction = Transaction()
  private var running: [Running] = []
  private var needsLayout = false
  private var isLayingOut = false
  /// A number that grows with each layout, by which nodes and items know what is up to date.
  private(set) var layoutStamp = 1
  private var finishers: [() -> Void] = []
  private var scheduled: [StageEvent] = []
  private var collected: [RunningAttribute]?
  private var serial = 0
  private var remarks = ViewDiagnostics()

  init(
    size: CGSize, background: Color.Resolved?, displayScale: CGFloat,
    makeRoot: @escaping (Stage) -> any StageRoot
  ) {
    (self.size, self.background, self.displayScale) = (size, background, displayScale)
    self.makeRoot = makeRoot
  }

  /// What was found wrong with the views so far, in the order in which it was noticed.
  public var diagnostics: [ViewDiagnostic] { remarks.all }

  /// What is shown at `time` seconds, after everything that happens up to and at that time.
  public func drawing(at time: Double) -> FrameDrawing {
    advance(to: time)
    var pass = DrawPass(time: time)
    root?.item.draw(&pass)
    return FrameDrawing(size: size, background: background, content: pass.content)
  }

  /// When everything that the script sets going has come to rest; infinite when something never does.
  public func settledTime() -> Double {
    let lastEvent = currentRoot().events.last?.time ?? 0
    advance(to: max(lastEvent, time))
    return running.reduce(lastEvent) { max($0, $1.attribute?.removalTime ?? 0) }
  }
}

/// What a stage needs of the top of a tree, whatever its types.
protocol StageRoot: ViewNode {
  /// The item of the whole canvas.
  var item: LayoutItem { get }
  /// What happens, in order of time.
  var events: [StageEvent] { get }
  /// Shows the content for the first time.
  func appear(time: Double)
}

/// An attribute that travels, as long as the view it belongs to is there: one that pulses for ever
/// is over when its view is taken away.
private struct Running {
  weak var attribute: RunningAttribute?
}

/// Something that happens at a time.
struct StageEvent {
  let time: Double
  let action: () -> Void
}

/// Two times closer than this are one: sums of decimal fractions differ by less.
private let timeTolerance = 1e-9

// MARK: Playing

extension Stage {
  private func currentRoot() -> any StageRoot {
    if let root { return root }
    let new = makeRoot(self)
    root = new
    new.appear(time: 0)
    needsLayout = true
    layoutIfNeeded()
    return new
  }

  private func advance(to target: Double) {
    if target < time - timeTolerance { rewind() }
    let events = currentRoot().events
    while let event = takeEvent(until: target + timeTolerance, of: events) {
      evaluateRunning(at: event.time)
      event.action()
      flush()
    }
    evaluateRunning(at: target)
  }

  /// The next thing that happens, if it does by `limit`; what the stage itself has planned comes
  /// before the script's step of the same time.
  private func takeEvent(until limit: Double, of script: [StageEvent]) -> StageEvent? {
    let step = nextEvent < script.count ? script[nextEvent] : nil
    if let planned = scheduled.first, planned.time <= step?.time ?? .infinity {
      return planned.time <= limit ? scheduled.removeFirst() : nil
    }
    guard let step, step.time <= limit else { return nil }
    nextEvent += 1
    return step
  }

  private func rewind() {
    root?.tearDown()
    (root, time, nextEvent) = (nil, 0, 0)
    (pending, running, finishers, scheduled) = ([], [], [], [])
  }

  /// Moves on to `time`: evaluates the views whose animatable data travels, and lets go of what has
  /// arrived — after evaluating it a last time.
  private func evaluateRunning(at time: Double) {
    self.time = time
    for node in running.compactMap(\.attribute?.needsEvaluation) {
      node.revalidate(time: time, transaction: Transaction())
    }
    running.removeAll { $0.attribute?.isRunning(at: time) != true }
    layoutIfNeeded()
  }

  /// Brings the tree up to date with the changes made since the last time.
  ///
  /// Changes that updates themselves make are taken up too, a bounded number of times.
  private func flush() {
    var rounds = 0
    while !pending.isEmpty, rounds < 100 {
      rounds += 1
      let nodes = pending.sorted { $0.depth < $1.depth }
      let transaction = pendingTransaction
      pending = []
      for node in nodes { node.revalidate(time: time, transaction: transaction) }
      layoutIfNeeded(transaction)
    }
    pending = []
    for finish in finishers { finish() }
    finishers = []
  }

  private func layoutIfNeeded(_ transaction: Transaction = Transaction()) {
    guard needsLayout, let item = root?.item else { return }
    needsLayout = false
    isLayingOut = true
    let pass = LayoutPass(time: time, transaction: transaction, displayScale: displayScale)
    item.place(at: .zero, size: size, pass)
    isLayingOut = false
    layoutStamp += 1
  }
}

// MARK: What nodes report

extension Stage {
  /// Notes that a node is about to become outdated, in the transaction at hand.
  func invalidate(_ node: any Invalidatable) {
    let transaction = Transaction.current
    if !pending.isEmpty, pendingTransaction.animation != transaction.animation { flush() }
    pendingTransaction = transaction
    if !pending.contains(where: { $0 === node }) { pending.append(node) }
  }

  /// Notes that a node's content has been evaluated and may take another place.
  func didEvaluate(_ node: ViewNode) {
    node.didChange()
    if !isLayingOut { needsLayout = true }
  }

  /// Evaluates views whose content depends on the layout, while that is being done.
  ///
  /// What was known of the sizes of the nodes that `body` changes, and of those around them, is out
  /// of date afterwards.
  func duringLayout(_ body: () -> Void) {
    layoutStamp += 1
    body()
  }

  /// Notes that an attribute has begun to travel.
  func didStart(_ attribute: RunningAttribute) {
    collected?.append(attribute)
    if !running.contains(where: { $0.attribute === attribute }) {
      running.append(Running(attribute: attribute))
    }
  }

  /// The attributes that `body` sets in motion.
  func attributesStarted(_ body: () -> Void) -> [RunningAttribute] {
    let outer = collected
    collected = []
    body()
    let started = collected ?? []
    collected = outer.map { $0 + started }
    return started
  }

  /// Has `action` done at `time`; never for a time that isn't finite.
  func schedule(at time: Double, _ action: @escaping () -> Void) {
    guard time.isFinite else { return }
    let index = scheduled.firstIndex { $0.time > time } ?? scheduled.count
    scheduled.insert(StageEvent(time: time, action: action), at: index)
  }

  /// Notes what is wrong with the view of a node and what is done about it.
  func report(_ message: String, at node: ViewNode) {
    remarks.add(ViewDiagnostic(message: message, view: node.path, time: time))
  }

  /// A number larger than all before.
  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  /// Has `action` done when the update at hand and its layout are over.
  func afterUpdate(_ action: @escaping () -> Void) { finishers.append(action) }
}

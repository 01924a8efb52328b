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
  let displayScale: CGFloat
  private let showsTouches: Bool
  private let makeRoot: (Stage) -> any StageRoot

  var root: (any StageRoot)?
  var time = 0.0
  var nextStep = 0
  var agenda = Agenda()
  var pending = PendingUpdates()
  var running = RunningAttributes()
  /// What is to be done when the update at hand and its layout are over.
  var finishers: [() -> Void] = []
  /// What views have done when they appear, change or disappear.
  var actions: [ViewAction] = []
  var completions: [AnimationCompletion] = []
  var collected: [RunningAttribute]?
  /// The node on whose behalf something is being done.
  weak var actor: ViewNode?
  let matchedGeometry = MatchedGeometry()
  var layoutObservers = LayoutObservers()
  lazy var touches = TouchScreen(stage: self)
  /// Notes what fingers and keys do, when that is wanted.
  var recorder: InputRecorder?
  private var remarks = ViewDiagnostics()
  private var serial = 0

  var needsLayout = false
  var isLayingOut = false
  /// Whether views are being evaluated.
  var isUpdating = false
  /// Whether time passes: changes of state are made by what happens then.
  var isPlaying = false
  /// Numbers that grow with each layout and each drawing, by which nodes and items know what is up to
  /// date.
  var (layoutStamp, drawingStamp) = (1, 1)
  /// How often a value on its way has been read.
  var liveReads = 0

  init(
    size: CGSize, background: Color.Resolved?, displayScale: CGFloat, showsTouches: Bool = false,
    makeRoot: @escaping (Stage) -> any StageRoot
  ) {
    (self.size, self.background, self.displayScale) = (size, background, displayScale)
    (self.showsTouches, self.makeRoot) = (showsTouches, makeRoot)
  }

  /// What was found wrong with the views so far, in the order in which it was noticed.
  public var diagnostics: [ViewDiagnostic] { remarks.all }

  /// What is shown at `time` seconds, after everything that happens up to and at that time.
  public func drawing(at time: Double) -> FrameDrawing {
    advance(to: time)
    var pass = DrawPass(time: self.time)
    drawingStamp += 1
    root?.item.draw(&pass)
    drawingStamp += 1
    if showsTouches { pass.append(touches.drawing(at: self.time)) }
    return FrameDrawing(size: size, background: background, content: pass.content)
  }

  /// The top of the tree, which appears when it is asked for first.
  func currentRoot() -> any StageRoot {
    if let root { return root }
    let new = makeRoot(self)
    root = new
    update(Transaction()) {
      new.appear(time: 0)
      needsLayout = true
    }
    flush()
    return new
  }

  /// Goes back to the beginning, where nothing has appeared yet.
  func rewind() {
    root = nil
    (time, nextStep) = (0, 0)
    (agenda, pending, running) = (Agenda(), PendingUpdates(), RunningAttributes())
    (finishers, actions, completions) = ([], [], [])
    matchedGeometry.removeAll()
    layoutObservers = LayoutObservers()
    touches.reset()
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

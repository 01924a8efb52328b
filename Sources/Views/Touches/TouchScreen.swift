import Drawing
import Geometry

/// The fingers on a stage, and what they are doing.
final class TouchScreen {
  private unowned let stage: Stage
  private var touches: [Touch] = []
  private var contest = GestureContest()
  private var probe: TouchProbe?
  private var marks: [Int: TouchMark] = [:]
  private var nextFinger = 0

  init(stage: Stage) { self.stage = stage }

  /// Whether some gesture follows what the fingers do.
  var isAnswered: Bool { !contest.participants.isEmpty }

  /// Puts a finger down and returns its number.
  func begin(at location: CGPoint) -> Int {
    nextFinger += 1
    begin(nextFinger, at: location)
    return nextFinger
  }

  private func begin(_ id: Int, at location: CGPoint) {
    touches.append(Touch(id: id, location: location))
    let probe = look(for: location)
    contest.join(probe.hit ?? [])
    send(.began)
  }

  /// Moves fingers that are down.
  func move(_ locations: [Int: CGPoint]) {
    for index in touches.indices {
      if let location = locations[touches[index].id] { touches[index].location = location }
    }
    send(.moved)
  }

  /// Lifts a finger.
  func end(_ id: Int) {
    guard let index = touches.firstIndex(where: { $0.id == id }) else { return }
    touches[index].isLifted = true
    marks[id]?.lifted = stage.time
    send(.ended)
    touches.remove(at: index)
    if touches.isEmpty, contest.isOver { contest.end() }
  }

  /// Lets go of everything, as at the beginning of the film.
  func reset() {
    (touches, marks, nextFinger) = ([], [:], 0)
    contest = GestureContest()
  }

  private func send(_ kind: TouchEvent.Kind) {
    probe = nil
    contest.receive(TouchEvent(kind: kind, time: stage.time, touches: touches))
    if touches.isEmpty, contest.isOver { contest.end() }
    waitForDeadline()
  }

  private func waitForDeadline() {
    guard let deadline = contest.deadline, let root = stage.root else { return }
    stage.schedule(at: deadline, for: root) { [weak self] in
      guard let self, contest.deadline == deadline else { return }
      send(.waited)
    }
  }
}

// MARK: Looking

extension TouchScreen {
  /// The place of a target as it is shown now, and how points get there.
  func places(
    of target: any TouchTarget
  ) -> (size: CGSize, convert: (CGPoint, CoordinateSpace) -> CGPoint) {
    let probe = probe ?? look(for: touches.last?.location)
    self.probe = probe
    let place = probe.places[ObjectIdentifier(target)]
    return (
      place?.size ?? .zero,
      { point, space in
        switch space {
        case .global: point
        case .local: place?.transform.undo(point) ?? point
        case .named(let name):
          probe.spaces.last { $0.name == name }?.place.transform.undo(point) ?? point
        }
      }
    )
  }

  /// The places of the views that have a name for scripts, frontmost last.
  func named() -> [(name: AnyHashable, place: TouchPlace)] { look(for: nil).named }

  private func look(for finger: CGPoint?) -> TouchProbe {
    let probe = TouchProbe(finger: finger)
    var pass = DrawPass(time: stage.time, probe: probe)
    stage.root?.item.draw(&pass)
    return probe
  }
}

// MARK: Showing

extension TouchScreen {
  /// Shows where a finger is, from now on until it is lifted.
  func mark(_ finger: Int, _ location: @escaping (Double) -> CGPoint) {
    marks[finger] = TouchMark(began: stage.time, lifted: nil, location: location)
  }

  /// A dot for each finger.
  func drawing(at time: Double) -> [DrawingNode] {
    marks = marks.filter { $0.value.isSeen(at: time) }
    return marks.sorted { $0.key < $1.key }.map { $0.value.drawing(at: time) }
  }

  func complain(_ message: String) {
    if let root = stage.root { stage.report(message, at: root) }
  }
}

import Drawing
import Geometry

/// The fingers on a stage, and what they are doing.
final class TouchScreen {
  private unowned let stage: Stage
  private var sessions: [TouchSession] = []
  private var probe: TouchProbe?
  private var marks: [Int: TouchMark] = [:]
  private var nextFinger = 0

  init(stage: Stage) { self.stage = stage }

  /// Puts a finger down and returns its number; fingers on one gesture are followed together.
  ///
  /// `name` is that of the view which the finger is meant for, when it has been found by that.
  func begin(at location: CGPoint, on name: String? = nil) -> Int {
    nextFinger += 1
    let targets = look(for: location, on: name).hit ?? []
    let session = session(of: targets)
    session.touches.append(Touch(id: nextFinger, location: location))
    session.contest.join(targets)
    send(.began, to: session)
    return nextFinger
  }

  /// Whether some gesture follows what a finger does.
  func isAnswered(_ id: Int) -> Bool { session(of: id)?.contest.participants.isEmpty == false }

  /// Moves fingers that are down.
  func move(_ locations: [Int: CGPoint]) {
    for session in sessions where session.move(locations) { send(.moved, to: session) }
  }

  /// Lifts a finger.
  func end(_ id: Int) {
    guard let session = session(of: id) else { return }
    marks[id]?.lifted = stage.time
    session.lift(id)
    send(.ended, to: session)
    session.touches.removeAll { $0.id == id }
    close(session)
  }

  /// Lets go of everything, as at the beginning of the film.
  func reset() { (sessions, marks, nextFinger, probe) = ([], [:], 0, nil) }

  private func session(of id: Int) -> TouchSession? {
    sessions.first { $0.touches.contains { $0.id == id } }
  }

  private func session(of targets: [any TouchTarget]) -> TouchSession {
    if let known = sessions.first(where: { $0.contest.concerns(targets) }) { return known }
    let new = TouchSession()
    sessions.append(new)
    return new
  }

  private func send(_ kind: TouchEvent.Kind, to session: TouchSession) {
    probe = nil
    session.contest.receive(
      TouchEvent(kind: kind, time: stage.time, touches: session.touches))
    close(session)
    waitForDeadline(of: session)
  }

  /// Lets go of what is over.
  private func close(_ session: TouchSession) {
    guard session.touches.isEmpty, session.contest.isOver else { return }
    session.contest.end()
    sessions.removeAll { $0 === session }
  }

  private func waitForDeadline(of session: TouchSession) {
    guard let deadline = session.contest.deadline, let root = stage.root else { return }
    stage.schedule(at: deadline, for: root) { [weak self, weak session] in
      guard let self, let session, session.contest.deadline == deadline else { return }
      send(.waited, to: session)
    }
  }
}

// MARK: Looking

extension TouchScreen {
  /// The place of a target as it is shown now, and how points get there.
  func places(
    of target: any TouchTarget
  ) -> (size: CGSize, convert: (CGPoint, CoordinateSpace) -> CGPoint) {
    let probe = probe ?? look(for: nil)
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

  /// The frontmost scroll view that is shown at a point.
  func scrollTarget(at point: CGPoint) -> (any ScrollingNode)? {
    look(for: nil).scrolls.last { scroll in
      guard let inner = scroll.place.transform.undo(point) else { return false }
      return CGRect(origin: .zero, size: scroll.place.size).contains(inner)
    }?.target
  }

  private func look(for finger: CGPoint?, on name: String? = nil) -> TouchProbe {
    let probe = TouchProbe(finger: finger, on: name)
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

  /// Notes, where that is wanted, that the fingers of a script are put down or lifted.
  func note(_ kind: InputEvent.Kind, at time: Double) { stage.recorder?.note(kind, at: time) }

  /// A dot for each finger.
  func drawing(at time: Double) -> [DrawingNode] {
    marks = marks.filter { $0.value.isSeen(at: time) }
    return marks.sorted { $0.key < $1.key }.map { $0.value.drawing(at: time) }
  }

  func complain(_ message: String) {
    if let root = stage.root { stage.report(message, at: root) }
  }
}

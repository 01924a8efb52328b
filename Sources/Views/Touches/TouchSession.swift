import Geometry

/// Fingers that are on the same gestures, and what these make of them.
final class TouchSession {
  /// The fingers that are down, in the order of their coming.
  var touches: [Touch] = []
  var contest = GestureContest()

  /// Moves the fingers that are among `locations`; whether any is.
  func move(_ locations: [Int: CGPoint]) -> Bool {
    var isConcerned = false
    for index in touches.indices {
      guard let location = locations[touches[index].id] else { continue }
      touches[index].location = location
      isConcerned = true
    }
    return isConcerned
  }

  /// Notes that a finger is being lifted.
  func lift(_ id: Int) {
    for index in touches.indices where touches[index].id == id { touches[index].isLifted = true }
  }
}

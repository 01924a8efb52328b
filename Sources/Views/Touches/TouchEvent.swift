import Geometry

/// A finger on the canvas.
struct Touch {
  let id: Int
  /// Where it lies on the canvas.
  var location: CGPoint
  /// Whether it is lifted by this event.
  var isLifted = false
}

/// What all fingers do at a time.
struct TouchEvent {
  enum Kind {
    /// A finger is put down.
    case began
    /// Fingers move.
    case moved
    /// A finger is lifted.
    case ended
    /// Nothing moves, but a deadline has been reached.
    case waited
  }

  let kind: Kind
  let time: Double
  /// All fingers that are down, those lifted by this event among them, in the order of their coming.
  let touches: [Touch]
}

extension TouchEvent {
  /// The fingers that stay down.
  var remaining: Int { touches.count { !$0.isLifted } }
}

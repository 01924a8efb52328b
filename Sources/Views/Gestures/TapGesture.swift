public import Geometry

/// One or more taps at one place.
public struct TapGesture: Gesture {
  public typealias Value = Void

  /// How many taps it takes.
  public var count: Int

  /// A gesture of `count` taps.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Void> {
    MapRecognizer(TapRecognizer(count: count, space: .local)) { _ in }
  }
}

/// One or more taps, with their place.
public struct SpatialTapGesture: Gesture {
  /// Where the last tap was.
  public struct Value: Sendable, Hashable {
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// The space in which the place is told.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of `count` taps whose place is told in a coordinate space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    MapRecognizer(TapRecognizer(count: count, space: coordinateSpace)) { Value(location: $0) }
  }
}

/// Counts taps; its value is the place of the last one.
final class TapRecognizer: Recognizer<CGPoint> {
  private let count: Int
  private let space: CoordinateSpace
  private var taps = 0
  private var start: (location: CGPoint, time: Double)?
  private var lifted: Double?

  /// Fingers that move further than this aren't tapping.
  static let slop = 10.0
  /// The next tap of several has to begin within this time, in seconds.
  static let interval = 0.35

  init(count: Int, space: CoordinateSpace) { (self.count, self.space) = (max(count, 1), space) }

  override var deadline: Double? {
    guard phase.isPossible, start == nil, let lifted else { return nil }
    return lifted + Self.interval
  }

  override func follow(_ event: TouchEvent, _ pass: GesturePass) -> GesturePhase<CGPoint> {
    guard event.touches.count == 1, let touch = event.touches.first else {
      return isLate(event) || event.touches.count > 1 ? .failed : phase
    }
    switch event.kind {
    case .began:
      if isLate(event) { return .failed }
      start = (touch.location, event.time)
    case .moved, .waited:
      if let start, touch.location.distance(to: start.location) > Self.slop { return .failed }
    case .ended:
      guard let start, touch.location.distance(to: start.location) <= Self.slop else {
        return .failed
      }
      (self.start, lifted, taps) = (nil, event.time, taps + 1)
      if taps == count { return .ended(pass.convert(touch.location, space)) }
    }
    return phase
  }

  private func isLate(_ event: TouchEvent) -> Bool {
    lifted.map { event.time >= $0 + Self.interval - 1e-9 } ?? false
  }

  override func reset() {
    super.reset()
    (taps, start, lifted) = (0, nil, nil)
  }
}

extension CGPoint {
  /// The length of the way to `other`.
  func distance(to other: CGPoint) -> Double { hypot((x - other.x).native, (y - other.y).native) }
}

public import Motion

/// How a view changes as it comes into view and goes out of it.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind {
    /// Along the animation, once it has passed the threshold.
    case animated(Animation)
    /// With the scrolling, from the edge to the threshold.
    case interactive(UnitCurve)
    /// Not at all.
    case identity
  }

  let kind: Kind
  private(set) var threshold = Threshold.visible

  /// Along the default animation, once the view has passed the threshold.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  /// With the scrolling.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Along `animation`, once the view has passed the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// With the scrolling, eased by `timingCurve`.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The same with the view counted as in view from another place on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// From where on a view counts as in view.
  public struct Threshold: Sendable {
    /// How far the near end of the view is from the edge of the scroll view, as multiples of the
    /// view's length and of the room that is left beside it, plus points.
    private var (lengths, rooms, points) = (0.0, 0.0, 0.0)

    /// When all of it is visible.
    public static let visible = Threshold()
    /// When its first line is.
    public static let hidden = visible(0)
    /// When it stands in the middle.
    public static let centered: Threshold = {
      var threshold = Threshold()
      threshold.rooms = 0.5
      return threshold
    }()

    /// When a part of it is visible: 0 for none, 1 for all.
    public static func visible(_ amount: Double) -> Threshold {
      var threshold = Threshold()
      threshold.lengths = amount - 1
      return threshold
    }

    /// The place at a part of the way to another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      var result = self
      result.lengths += (other.lengths - lengths) * amount
      result.rooms += (other.rooms - rooms) * amount
      result.points += (other.points - points) * amount
      return result
    }

    /// The same with the edges of the scroll view taken to be `distance` points further in.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.points += distance
      return result
    }

    /// How far the near end of a view is from the edge when it comes into view.
    func distance(length: Double, room: Double) -> Double {
      lengths * length + rooms * max(room - length, 0) + points
    }
  }
}

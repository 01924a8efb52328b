/// Colours along a line of locations, each perhaps with a look of its own in dark surroundings.
public struct Gradient: Sendable, Hashable {
  /// A colour at a location: 0 is where the gradient begins, 1 where it ends.
  public struct Stop: Sendable, Hashable {
    public var color: Color
    public var location: Double

    /// The colour `color` at `location`.
    public init(color: Color, location: Double) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The stops, in any order.
  public var stops: [Stop]
  /// The space in which the colours between stops are computed.
  var space = Color.Resolved.InterpolationSpace.device

  /// A gradient of `stops`, which mix as encoded for display.
  public init(stops: [Stop]) { self.stops = stops }

  /// A gradient of colours at even distances from 0 to 1.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
  }
}

extension Gradient {
  /// The same colours, mixed in another space.
  public func interpolated(in space: Color.Resolved.InterpolationSpace) -> Gradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// The gradient's components in surroundings of the given kind.
  public func resolved(for colorScheme: ColorScheme) -> Resolved {
    Resolved(
      stops: stops.map {
        Resolved.Stop(color: $0.color.resolved(for: colorScheme), location: $0.location)
      }, colorSpace: space)
  }
}

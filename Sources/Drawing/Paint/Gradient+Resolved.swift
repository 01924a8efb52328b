extension Gradient {
  /// A gradient of resolved colours: what is drawn.
  public struct Resolved: Sendable, Hashable {
    /// A colour at a location: 0 is where the gradient begins, 1 where it ends.
    public struct Stop: Sendable, Hashable {
      public var color: Color.Resolved
      public var location: Double

      /// The colour `color` at `location`.
      public init(color: Color.Resolved, location: Double) {
        (self.color, self.location) = (color, location)
      }
    }

    /// How the opacity of two stops takes part in the mixing of their colours.
    public enum AlphaInterpolation: Sendable, Hashable, CaseIterable {
      /// A transparent stop lends its neighbour no colour, as in SwiftUI and CSS.
      case premultiplied
      /// Components and opacity each for themselves, as in SVG and HTML's canvas.
      case straight
    }

    /// The stops as given, in any order; `orderedStops` is what is drawn.
    public var stops: [Stop]
    /// The space in which the colours between stops are computed.
    public var colorSpace: Color.Resolved.InterpolationSpace
    public var alphaInterpolation: AlphaInterpolation

    /// A gradient of `stops`, which mix premultiplied and as encoded for display unless told otherwise.
    public init(
      stops: [Stop], colorSpace: Color.Resolved.InterpolationSpace = .device,
      alphaInterpolation: AlphaInterpolation = .premultiplied
    ) {
      (self.stops, self.colorSpace) = (stops, colorSpace)
      self.alphaInterpolation = alphaInterpolation
    }

    /// A gradient of colours at even distances from 0 to 1.
    public init(
      colors: [Color.Resolved], colorSpace: Color.Resolved.InterpolationSpace = .device
    ) {
      let last = Double(max(colors.count - 1, 1))
      self.init(
        stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) },
        colorSpace: colorSpace)
    }
  }
}

extension Gradient.Resolved {
  /// The stops by location, which is clamped to 0…1; NaN counts as 0.
  ///
  /// Stops at one location keep their order: the first is the colour before it, the last the one
  /// from there on.
  public var orderedStops: [Stop] {
    let clamped = stops.map { Stop(color: $0.color, location: $0.location.clamped(to: 0...1)) }
    let isOrdered = zip(clamped, clamped.dropFirst()).allSatisfy { $0.location <= $1.location }
    // The standard library's sort is stable but doesn't promise it.
    return isOrdered
      ? clamped
      : clamped.enumerated().sorted {
        ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
      }.map(\.element)
  }

  /// The colour at a location; beyond the stops it is that of the nearest one, without stops clear.
  ///
  /// Colours mix as `alphaInterpolation` says.
  public func color(at location: Double) -> Color.Resolved {
    let stops = orderedStops
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (start, end) = (stops[next - 1], stops[next])
    let amount = (location - start.location) / (end.location - start.location)
    return switch alphaInterpolation {
    case .premultiplied:
      start.color.mixedPremultiplied(with: end.color, by: amount, in: colorSpace)
    case .straight: start.color.mixedStraight(with: end.color, by: amount, in: colorSpace)
    }
  }
}

extension Color.Resolved {
  /// The colour at the fraction `amount` of the way to `other`, components weighted by opacity.
  package func mixedPremultiplied(
    with other: Color.Resolved, by amount: Double, in space: InterpolationSpace
  ) -> Color.Resolved {
    let (start, end) = (space.components(of: self), space.components(of: other))
    let (startWeight, endWeight) = (opacity * (1 - amount), other.opacity * amount)
    let opacity = startWeight + endWeight
    guard opacity > 0 else { return amount < 0.5 ? self.opacity(0) : other.opacity(0) }
    let (first, second) = (startWeight / opacity, endWeight / opacity)
    let mixed = (
      start.0 * first + end.0 * second, start.1 * first + end.1 * second,
      start.2 * first + end.2 * second
    )
    return space.color(of: mixed, opacity: opacity)
  }

  /// The colour at the fraction `amount` of the way to `other`, components and opacity apart.
  package func mixedStraight(
    with other: Color.Resolved, by amount: Double, in space: InterpolationSpace
  ) -> Color.Resolved {
    let (start, end) = (space.components(of: self), space.components(of: other))
    let mixed = (
      start.0 + (end.0 - start.0) * amount, start.1 + (end.1 - start.1) * amount,
      start.2 + (end.2 - start.2) * amount
    )
    return space.color(of: mixed, opacity: opacity + (other.opacity - opacity) * amount)
  }
}

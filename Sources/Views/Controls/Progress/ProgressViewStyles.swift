import Drawing
import Geometry

/// A bar, or a spinner where it isn't known how far things are.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that fills, with the labels above and below it.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      LevelBar(fraction: configuration.fractionCompleted ?? 0, height: 4)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A ring that fills, or a spinner, with the labels below it.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        LevelRing(fraction: fraction, lineWidth: 4).frame(width: 32, height: 32)
      } else {
        Spinner().frame(width: 20, height: 20)
      }
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar, or a spinner where it isn't known how far things are.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that fills, or a spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// Eight spokes, of which the darkest goes round once a second.
private struct Spinner: View {
  var body: some View {
    TimelineView(.animation) { context in
      let turn = context.date.timeIntervalSinceReferenceDate
      ZStack {
        ForEach(0..<8) { index in
          let behind = turn - Double(index) / 8
          Capsule().fill(.secondary).frame(width: 2.5, height: 6).offset(y: -7)
            .rotationEffect(.degrees(Double(index) * 45))
            .opacity(1 - 0.8 * (behind - behind.rounded(.down)))
        }
      }
    }
  }
}

import Drawing
import Geometry

/// A bar filled up to the value, below its label: what gauges look like where no style is set.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel.font(.caption)
        LevelBar(fraction: configuration.value, height: 6)
        configuration.maximumValueLabel.font(.caption)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar filled up to the value, between the labels of the bounds.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption)
      LevelBar(fraction: configuration.value, height: 6)
      configuration.currentValueLabel.font(.caption2).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a mark at the value, between the labels of the bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel.font(.caption)
      Capsule().fill(AlongBar()).frame(height: 8)
        .overlay { LevelMark(fraction: configuration.value).fill(Color.white) }
      configuration.maximumValueLabel.font(.caption)
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar filled up to the value, below its label: what gauges look like where no style is set.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar filled up to the value, below its label.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar filled up to the value, small.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A dot on a bar.
private struct LevelMark: Shape {
  var animatableData: Double

  init(fraction: Double) { animatableData = fraction }

  func path(in rect: CGRect) -> Path {
    let side = rect.height * 0.75
    let way = (rect.width - rect.height) * min(max(animatableData, 0), 1)
    return Path(
      ellipseIn: CGRect(
        x: rect.minX + rect.height / 2 + way - side / 2, y: rect.midY - side / 2, width: side,
        height: side))
  }
}

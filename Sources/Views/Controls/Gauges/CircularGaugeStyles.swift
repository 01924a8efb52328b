import Drawing
import Geometry

/// An open ring with a mark at the value, which stands in the middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let ring = Circle().inset(by: 3).trim(from: 0, to: 0.75).rotation(.degrees(135))
    ring.stroke(
      AroundRing(start: .degrees(135), end: .degrees(405)),
      style: StrokeStyle(lineWidth: 6, lineCap: .round)
    )
    .overlay { RingMark(fraction: configuration.value).fill(Color.white) }
    .overlay { configuration.currentValueLabel.font(.title3) }
    .overlay(alignment: .bottom) {
      if configuration.minimumValueLabel == nil {
        configuration.label.font(.caption2)
      } else {
        HStack(spacing: 4) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
        .font(.caption2)
      }
    }
    .frame(width: 58, height: 58)
  }
}

/// A ring filled up to the value, which stands in the middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LevelRing(fraction: configuration.value, lineWidth: 6)
      .overlay {
        if configuration.currentValueLabel == nil {
          configuration.label
        } else {
          configuration.currentValueLabel
        }
      }
      .frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A dot on the open ring of a gauge.
private struct RingMark: Shape {
  var animatableData: Double

  init(fraction: Double) { animatableData = fraction }

  func path(in rect: CGRect) -> Path {
    let angle = Angle.degrees(135 + 270 * min(max(animatableData, 0), 1))
    let radius = min(rect.width, rect.height) / 2 - 3
    let center = CGPoint(
      x: rect.midX + radius * cos(angle.radians), y: rect.midY + radius * sin(angle.radians))
    return Path(
      ellipseIn: CGRect(x: center.x - 2.25, y: center.y - 2.25, width: 4.5, height: 4.5))
  }
}

import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite("Animatable data")
struct AnimatableDataTests {
  @Test("geometry travels in its components, quantities of unit range in units of 1/128")
  func components() {
    #expect(CGPoint(x: 1, y: 2).animatableData == AnimatablePair(1, 2))
    #expect(CGSize(width: 3, height: 4).animatableData == AnimatablePair(3, 4))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    #expect(Angle(radians: 2).animatableData == 256)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      insets.animatableData
        == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
  }

  @Test("data written back gives the value it came from")
  func roundTrips() {
    func roundTrip<Value: Animatable & Equatable>(_ value: Value, into other: Value) {
      var other = other
      other.animatableData = value.animatableData
      #expect(other == value)
    }
    roundTrip(CGPoint(x: 1.5, y: -2), into: .zero)
    roundTrip(CGSize(width: 1.5, height: -2), into: .zero)
    roundTrip(CGRect(x: 1, y: 2, width: -3, height: 4), into: .zero)
    roundTrip(UnitPoint(x: 0.3, y: 1.7), into: .zero)
    roundTrip(Angle(radians: 0.7), into: .zero)
    roundTrip(
      RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
      into: RectangleCornerRadii())
    roundTrip(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), into: EdgeInsets())
  }

  @Test("vectors of unequal length add as if the shorter went on with zeros")
  func unequalLengths() {
    let (long, short) = (AnimatableVector([1, 2, 3]), AnimatableVector([10]))
    #expect((long + short).values == [11, 2, 3])
    #expect((short + long).values == [11, 2, 3])
    #expect((short - long).values == [9, -2, -3])
    #expect((AnimatableVector.zero - long).values == [-1, -2, -3])
    #expect(long.interpolated(towards: short, amount: 0.5).values == [5.5, 1, 1.5])
  }

  @Test("a vector obeys the laws of addition, whatever the lengths")
  func laws() {
    var random = SeededRandom(seed: 2)
    func vector() -> AnimatableVector {
      let count = Int.random(in: 0...5, using: &random)
      return AnimatableVector(
        (0..<count).map { _ in Double(Int.random(in: -9...9, using: &random)) })
    }
    for _ in 0..<200 {
      let (a, b, c) = (vector(), vector(), vector())
      #expect(a + b == b + a)
      #expect((a + b) + c == a + (b + c))
      #expect(a + .zero == a && .zero + a == a)
      #expect(a - a == .zero && (a - a).hashValue == AnimatableVector.zero.hashValue)
      #expect((a + b) - b == a)
      #expect(a.scaled(by: 2) == a + a)
      #expect(a.magnitudeSquared == (a + .zero).magnitudeSquared)
    }
  }

  @Test("the length of a vector keeps its digits where its square does not fit")
  func magnitudes() {
    for (number, expected) in [(3.0, 3.0), (1e200, 1e200), (1e-200, 1e-200), (0, 0)] {
      #expect(abs(number.magnitude - expected) <= expected * 1e-15)
      #expect(abs(AnimatablePair(number, 0.0).magnitude - expected) <= expected * 1e-15)
    }
  }
}

import Motion
import Typography

extension StyledText {
  /// What of the pieces travels: size, tracking and offset of each.
  var sizes: AnimatableVector {
    AnimatableVector(runs.flatMap { [$0.font.size, $0.font.tracking, $0.baselineOffset] })
  }

  /// By how much all pieces together are larger at other sizes; nil where they aren't alike.
  func factor(to shown: AnimatableVector) -> Double? {
    // Pictures that don't grow with their letters keep their size.
    if runs.contains(where: { $0.attachment?.isInEms == false }) { return nil }
    let (own, shown) = (sizes.values, shown.values)
    guard own.count == shown.count, let first = own.first, first > 0 else { return nil }
    let factor = max(shown[0] / first, 0)
    let isAlike = zip(own, shown).allSatisfy { abs($0 * factor - $1) <= 1e-9 * max(1, abs($1)) }
    return isAlike && factor.isFinite ? factor : nil
  }

  /// The same text at other sizes.
  func withSizes(_ shown: AnimatableVector) -> StyledText {
    var (text, numbers) = (self, NumberReader(shown.values))
    for index in runs.indices {
      text.runs[index].font.size = max(numbers.next(), 0)
      text.runs[index].font.tracking = numbers.next()
      text.runs[index].baselineOffset = numbers.next()
    }
    return text
  }
}

import Geometry
import Typography

/// A text's lines, with the parts that they have been cut into so far.
final class LaidText {
  let layout: ParagraphLayout
  private var known: [TextUnit.Granularity: [TextUnit]] = [:]

  init(_ layout: ParagraphLayout) { self.layout = layout }

  var lines: [TextLine] { layout.lines }
  var size: CGSize { layout.size }
  var firstBaseline: Double { layout.firstBaseline }
  var lastBaseline: Double { layout.lastBaseline }

  /// The parts that may move by themselves, in reading order.
  func units(by granularity: TextUnit.Granularity) -> [TextUnit] {
    if let units = known[granularity] { return units }
    let units = layout.units(by: granularity)
    known[granularity] = units
    return units
  }
}

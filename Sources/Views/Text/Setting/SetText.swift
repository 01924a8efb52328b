import Geometry
import Typography

/// A text in known surroundings, shaped when it is asked for its size or drawn.
final class SetText {
  let text: StyledText
  let style: ParagraphStyle
  let library: FontLibrary
  private let leastLines: Int
  private var layouts: [Room: LaidText] = [:]
  private(set) lazy var paragraph = Paragraph(text, style: style, library: library)

  private struct Room: Hashable {
    var width: CGFloat?
    var height: CGFloat?
  }

  /// More rooms than this are not asked for in one layout.
  private static let mostLayouts = 16

  init(_ content: TextContent, _ surroundings: TextSurroundings, library: FontLibrary) {
    (text, self.library) = (content.text, library)
    leastLines = min(max(surroundings.lines.least, 0), 1000)
    style = ParagraphStyle(surroundings)
  }

  /// The lines for an offer.
  func layout(for proposal: ProposedViewSize) -> LaidText {
    let room = Room(width: proposal.width, height: proposal.height)
    if let known = layouts[room] { return known }
    if layouts.count >= Self.mostLayouts { layouts.removeAll(keepingCapacity: true) }
    let layout = LaidText(
      paragraph.layout(
        width: room.width.map { Double($0) }, height: room.height.map { Double($0) }))
    layouts[room] = layout
    return layout
  }

  /// The size for an offer: that of the lines, and the room that is kept for more.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let layout = layout(for: proposal)
    guard layout.lines.count < leastLines else { return layout.size }
    return CGSize(width: layout.size.width, height: max(layout.size.height, reservedHeight))
  }

  /// The height of the fewest lines, each as high as one of the text's first font.
  private var reservedHeight: CGFloat {
    let font = text.runs.first?.font ?? FontDescription()
    let metrics = library.face(for: font).metrics(size: font.size)
    let gap = metrics.leading + (style.lineSpacing.isFinite ? style.lineSpacing : 0)
    return metrics.lineHeight * Double(leastLines) + gap * Double(leastLines - 1)
  }

  /// Whether both would be set alike.
  func isSame(as other: SetText) -> Bool {
    text == other.text && style == other.style && library === other.library
      && leastLines == other.leastLines
  }
}

extension ParagraphStyle {
  fileprivate init(_ surroundings: TextSurroundings) {
    self.init()
    switch surroundings.alignment {
    case .leading: alignment = .leading
    case .center: alignment = .center
    case .trailing: alignment = .trailing
    }
    switch surroundings.truncationMode {
    case .head: truncation = .head
    case .middle: truncation = .middle
    case .tail: truncation = .tail
    }
    (lineLimit, lineSpacing) = (surroundings.lines.most, Double(surroundings.lineSpacing))
    minimumScaleFactor = Double(surroundings.minimumScaleFactor)
  }
}

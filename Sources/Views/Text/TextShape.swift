public import Geometry
import Motion
public import Typography

/// The outlines of a text as a shape, to be filled, stroked, trimmed or to mask with.
///
/// It keeps its size and stands in the middle of what it is offered. Where the text changes in an
/// animated change, one outline grows into the other.
public struct TextShape: Shape {
  private var outline: MorphingPath
  private let size: CGSize

  /// The outlines of `text` in a font, each line end its own; colour pictures have none.
  public init(_ text: String, font: Font = .body, library: FontLibrary = .embedded) {
    let styled = StyledText(text, font: font.description(TextAttributes()))
    let layout = Paragraph(styled, library: library).layout()
    (outline, size) = (MorphingPath(layout.path), layout.size)
  }

  public var animatableData: PathBlend {
    get { outline.animatableData }
    set { outline.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    outline.path(in: CGRect(origin: .zero, size: size))
      .offsetBy(dx: rect.midX - size.width / 2, dy: rect.midY - size.height / 2)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

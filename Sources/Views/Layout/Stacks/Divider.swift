import Drawing
import Geometry

/// A thin line between views: upright in a row, else across.
public struct Divider: View, PrimitiveView {
  /// A line of 1 point.
  public init() {}

  func makeNode(parent: ViewNode) -> NodeOf<Divider> { DividerNode(parent: parent) }
}

private final class DividerNode: WrapperNode<Divider> {
  override func update(_ view: Divider, _ context: UpdateContext) {
    let isUpright = context.stackAxis == .horizontal
    updateContent(
      DividerLine().frame(width: isUpright ? 1 : nil, height: isUpright ? nil : 1), context)
  }
}

/// The line in the system's colour of separators.
private struct DividerLine: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Rectangle().fill(
      colorScheme == .dark
        ? Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
        : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29))
  }
}

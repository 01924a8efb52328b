import Geometry

/// Pages side by side, of which one is shown: fingers turn them, and so does a selection.
///
/// Each view of the content is a page as large as the whole. A page is selected by its `tag`, or by
/// its identifier in a `ForEach`. When the selection changes the pages are turned along the animation
/// of the change; a drag sets the selection when it lets go.
///
/// In a film there are no tab bars, so every tab view is one of pages.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Environment(\.pageIndexMode) private var mode
  @Environment(\.pageIndexBackground) private var background

  /// Pages of which `selection` says which one is shown.
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.content) = (selection, content())
  }

  public var body: some View {
    ScrollArea(content: content, axes: .horizontal, pages: pages)
  }

  private var pages: ScrollPages {
    ScrollPages(
      selection: selection.map { AnyHashable($0.wrappedValue) },
      select: { [selection] tag in
        if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
      },
      mode: mode, background: background)
  }
}

extension TabView where SelectionValue == Int {
  /// Pages that begin with the first.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// What makes scrolled content consist of pages.
struct ScrollPages {
  /// The tag of the page that is to be shown; nil when fingers alone decide.
  let selection: AnyHashable?
  /// Told the tag of the page that a finger has turned to.
  let select: (AnyHashable) -> Void
  let mode: PageTabViewStyle.IndexDisplayMode
  let background: PageIndexViewStyle.BackgroundDisplayMode
}

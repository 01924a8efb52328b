public import Geometry

/// A view that shows a part of larger content, which fingers and scripts move.
///
/// Its content is offered room without limit along the axes, and what lies outside the view's frame
/// is hidden. A drag pulls the content along, beyond its ends unwillingly; let go in motion it slows
/// down by itself, and comes back from beyond its ends. A script's drag keeps its speed to the end
/// with a `.linear` curve, say; with `.easeInOut` it stands still when it is let go.
/// `ScriptStep.scroll` moves the content without a finger.
public struct ScrollView<Content: View>: View {
  /// The content.
  public var content: Content
  /// The axes along which it moves.
  public var axes: Axis.Set
  /// Taken for compatibility: bars are shown by `scrollIndicators(.visible)` alone.
  public var showsIndicators: Bool

  /// A view of a part of `content`.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content moves.
  ///   - showsIndicators: False keeps bars away where `scrollIndicators(.visible)` wants them. True,
  ///     the default, doesn't show any by itself: films go without.
  ///   - content: The content; several views stand one below the other.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  public var body: some View {
    EnvironmentView(content: area) { values in
      if !showsIndicators, values.scrollSettings.showsIndicators {
        values.scrollSettings.showsIndicators = false
      }
    }
  }

  /// The content is seen beyond the safe area too; its ends are within.
  private var area: some View {
    LayoutModifiedView(
      content: ScrollArea(content: content, axes: axes),
      modifier: IgnoredSafeArea(edges: .all, keepsInsets: true))
  }
}

public import Geometry

/// What views around say of how content scrolls.
struct ScrollSettings: Equatable {
  var isDisabled = false
  var isClipped = true
  var showsIndicators = false
  var behavior: AnyScrollTargetBehavior?
  var margins = EdgeInsets()
  /// Where the content begins; nil is at its beginning.
  var anchor: UnitPoint?
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  private enum ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
  }
}

/// Whether bars show how far content has been scrolled.
public struct ScrollIndicatorVisibility: Sendable, Equatable {
  let isVisible: Bool

  /// None, as in a film nobody needs to find the way.
  public static let automatic = ScrollIndicatorVisibility(isVisible: false)
  /// Bars along the edges.
  public static let visible = ScrollIndicatorVisibility(isVisible: true)
  /// No bars.
  public static let hidden = ScrollIndicatorVisibility(isVisible: false)
  /// No bars, whatever.
  public static let never = ScrollIndicatorVisibility(isVisible: false)
}

/// What of a scroll view margins are for.
public struct ContentMarginPlacement: Sendable, Hashable {
  private let name: String

  /// All that is scrolled.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// What is scrolled.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars, which keep their place.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
  /// Whether fingers can't move the content of scroll views in this view; scripts can.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.scrollSettings.isDisabled = disabled }
  }

  /// Whether scroll views in this view show what of their content lies outside their frame.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self) { $0.scrollSettings.isClipped = !disabled }
  }

  /// Whether bars show how far the content of scroll views in this view has been scrolled.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    EnvironmentView(content: self) { $0.scrollSettings.showsIndicators = visibility.isVisible }
  }

  /// Where the content of scroll views in this view may come to rest after a drag.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    EnvironmentView(content: self) {
      $0.scrollSettings.behavior = AnyScrollTargetBehavior(behavior)
    }
  }

  /// Keeps the content of scroll views in this view away from their edges; nil is 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Keeps the content of scroll views in this view away from their edges.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Keeps the content of scroll views in this view away from their edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    EnvironmentView(content: self) {
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { $0.scrollSettings.margins.top = insets.top }
      if edges.contains(.leading) { $0.scrollSettings.margins.leading = insets.leading }
      if edges.contains(.bottom) { $0.scrollSettings.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { $0.scrollSettings.margins.trailing = insets.trailing }
    }
  }

  /// Makes the views of this stack what a scroll view around comes to rest at, if it is
  /// `viewAligned`.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    TraitsView(content: self) { $0.isScrollTargetLayout = isEnabled }
  }
}

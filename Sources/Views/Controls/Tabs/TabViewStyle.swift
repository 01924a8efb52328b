/// How a tab view looks, of all there is the one: pages side by side, with dots below that tell which
/// one is shown.
public struct PageTabViewStyle: Sendable {
  /// When dots are shown.
  public enum IndexDisplayMode: Sendable, Hashable {
    /// When there is more than one page.
    case automatic
    case always
    case never
  }

  public let indexDisplayMode: IndexDisplayMode

  /// Pages with dots as told.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension PageTabViewStyle {
  /// Pages with dots when there is more than one.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages with dots as told.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of a tab view look.
public struct PageIndexViewStyle: Sendable, Hashable {
  /// When there is a capsule behind the dots.
  public enum BackgroundDisplayMode: Sendable, Hashable {
    /// Never.
    case automatic
    /// Never.
    case interactive
    case always
    case never
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Dots without anything behind them.
  public static let page = PageIndexViewStyle(backgroundDisplayMode: .automatic)

  /// Dots with a capsule behind them when told.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how the tab views in this view look.
  public func tabViewStyle(_ style: PageTabViewStyle) -> some View {
    environment(\.pageIndexMode, style.indexDisplayMode)
  }

  /// Sets how the dots of the tab views in this view look: white, which a capsule makes visible on
  /// light pages.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
    environment(\.pageIndexBackground, style.backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  var pageIndexMode: PageTabViewStyle.IndexDisplayMode {
    get { self[PageIndexModeKey.self] }
    set { self[PageIndexModeKey.self] = newValue }
  }

  var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }

  private enum PageIndexModeKey: EnvironmentKey {
    static let defaultValue = PageTabViewStyle.IndexDisplayMode.automatic
  }

  private enum PageIndexBackgroundKey: EnvironmentKey {
    static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
  }
}

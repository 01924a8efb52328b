/// Views taken together without laying them out: a modifier of the group goes to each of them.
public struct Group<Content: View>: View {
  private let content: Content

  /// The views that `content` builds.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Content { content }
}

/// A change to a view that has a name and can be used again.
public protocol ViewModifier: SendableMetatype {
  /// The view that `body(content:)` makes.
  associatedtype Body: View

  /// The modified form of `content`.
  @ViewBuilder func body(content: Content) -> Body

  /// The view that the modifier is applied to.
  typealias Content = ModifierContent<Self>
}

/// The view that a modifier is applied to, seen from within the modifier.
public struct ModifierContent<Modifier: ViewModifier>: View {
  let content: AnyView

  public var body: AnyView { content }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  var content: Content
  var modifier: Modifier

  /// `content` as `modifier` changes it.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }

  public var body: Modifier.Body {
    modifier.body(content: ModifierContent(content: AnyView(content)))
  }
}

extension View {
  /// Applies `modifier` to this view.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

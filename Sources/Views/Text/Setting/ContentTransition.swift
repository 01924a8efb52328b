/// How a view shows that its content has become another one.
///
/// That happens only when the change is animated.
public struct ContentTransition: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolReplacement(SymbolReplacement)
  }

  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The new content fades in as the old one fades out.
  public static let opacity = ContentTransition(kind: .opacity)
  /// What both contents have in common travels, the rest fades; what happens unless another is set.
  ///
  /// Of texts that are words, of code what its highlighting tells apart.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Letters that differ roll upwards, or downwards when the number `countsDown`.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Letters that differ roll upwards where `value` has become larger, downwards where it has become
  /// smaller.
  ///
  ///     Text("\(score)").contentTransition(.numericText(value: Double(score)))
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// The transition with its direction known, after one that told another number.
  func directed(from last: ContentTransition?) -> ContentTransition {
    guard case .numericValue(let value) = kind else { return self }
    if case .numericValue(let old)? = last?.kind { return .numericText(countsDown: value < old) }
    return .numericText()
  }
}

extension EnvironmentValues {
  /// How views show that their content has become another one.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  private enum ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.interpolate
  }
}

extension View {
  /// Sets how the views in this one show that their content has become another one.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

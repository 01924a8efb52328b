/// A scope of identifiers, one for each place of the view that declares it.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells one scope from another.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var box: NamespaceBox?

  public init() {}

  public var wrappedValue: ID { ID(number: box?.number ?? 0) }
}

extension Namespace: LinkedProperty {
  mutating func link(
    _ box: inout AnyObject?, owner: any Invalidatable, _ values: EnvironmentValues
  ) {
    let kept = box as? NamespaceBox ?? NamespaceBox(number: owner.stage.nextSerial())
    self.box = kept
    box = kept
  }
}

private final class NamespaceBox {
  let number: Int

  init(number: Int) { self.number = number }
}

/// A stored property of a view that gets its value from the stage.
///
/// A type of one's own may be made of others: its `@State` and `@Environment` are connected first, and
/// then `update` is called.
public protocol DynamicProperty: SendableMetatype {
  /// Called before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the stage connects to what is kept at the view's place.
protocol LinkedProperty: DynamicProperty {
  /// Connects the property; `box` is what the last call for this place left there.
  mutating func link(_ box: inout AnyObject?, owner: any Invalidatable, _ values: EnvironmentValues)

  /// What keeps the view from being shown, after the property has been connected.
  var complaint: String? { get }
}

extension LinkedProperty {
  var complaint: String? { nil }
}

/// A stored property of a view that gets its value from the stage.
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
}

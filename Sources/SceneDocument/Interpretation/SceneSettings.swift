/// What the one who reads a scene changes in it.
public struct SceneSettings: Sendable {
  /// Values for variables of the state, written as on the command line.
  public var values: [String: String]
  /// Files for the scene's data, by the names that it gives them.
  public var dataFiles: [String: String]
  /// The form of the scene that is wanted; nil is the one without a name.
  public var variant: String?

  /// Settings; without any the scene is read as it stands.
  public init(
    values: [String: String] = [:], dataFiles: [String: String] = [:], variant: String? = nil
  ) {
    (self.values, self.dataFiles, self.variant) = (values, dataFiles, variant)
  }
}

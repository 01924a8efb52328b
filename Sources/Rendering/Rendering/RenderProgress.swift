/// How far a render is.
public struct RenderProgress: Sendable, Equatable {
  /// Frames painted and encoded so far, counted once for each pass over the scene.
  public var framesDone: Int
  /// Frames to be painted in all.
  public var frameCount: Int

  /// The state in which `framesDone` of `frameCount` frames are done.
  public init(framesDone: Int, frameCount: Int) {
    (self.framesDone, self.frameCount) = (framesDone, frameCount)
  }
}

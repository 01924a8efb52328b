public import Drawing
public import Media

/// One of the places that a render's frames go to, and which frames those are.
public struct RenderOutput: Sendable {
  /// Takes the frames; it knows how many they are.
  public var sink: any FrameSink
  /// The rate by which the scene's frames are numbered.
  public var frameRate: FrameRate
  /// The number of the first frame, counted from the start of the scene.
  public var firstFrame: Int

  /// The frames from `firstFrame` on of a scene shown at `frameRate`, written to `sink`.
  public init(_ sink: any FrameSink, frameRate: FrameRate, firstFrame: Int = 0) {
    (self.sink, self.frameRate, self.firstFrame) = (sink, frameRate, firstFrame)
  }
}

extension RenderOutput {
  /// Whether one painting of each frame serves both outputs.
  func shares(_ other: RenderOutput) -> Bool {
    frameRate == other.frameRate && firstFrame == other.firstFrame
      && sink.frameCount == other.sink.frameCount
      && sink.segmentLength == other.sink.segmentLength
  }
}

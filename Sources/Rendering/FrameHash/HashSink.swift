import Drawing
public import Media

/// Hashes frames instead of writing them.
public final class HashSink: FrameSink {
  /// Is told the number of each frame, counted from 0, and its hash, in order.
  public typealias Receiver = @Sendable (Int, FrameHash) throws(MediaError) -> Void

  public let frameCount: Int
  /// Few, so that hashes come soon; some, so that frames that repeat are hashed once.
  public let segmentLength = 8
  public let notes: [String] = []
  private let receive: Receiver

  /// A sink that tells `receive` the hashes of a clip of `frameCount` frames.
  public init(frameCount: Int, receive: @escaping Receiver) {
    (self.frameCount, self.receive) = (frameCount, receive)
  }

  public func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    HashEncoder(frames)
  }

  public func append(_ segment: EncodedSegment) throws(MediaError) {
    guard let hashes = segment.payload as? [FrameHash] else {
      throw .unexpected("a segment of another format")
    }
    for (frame, hash) in zip(segment.frames, hashes) { try receive(frame, hash) }
  }

  public func finish() throws(MediaError) {}
  public func abandon() {}
}

private final class HashEncoder: SegmentEncoder {
  private let frames: Range<Int>
  private var hashes: [FrameHash] = []

  init(_ frames: Range<Int>) { self.frames = frames }

  func encode(_ frame: Bitmap) throws(MediaError) { hashes.append(FrameHash(frame)) }

  func encode(_ frame: Bitmap, changing rows: Range<Int>) throws(MediaError) {
    let same = rows.isEmpty ? hashes.last : nil
    hashes.append(same ?? FrameHash(frame))
  }

  func finish() throws(MediaError) -> EncodedSegment {
    EncodedSegment(frames: frames, payload: hashes)
  }
}

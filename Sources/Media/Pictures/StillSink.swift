import Synchronization

/// Writes one picture.
final class StillSink: FrameSink {
  let frameCount = 1
  let segmentLength = 1
  let notes: [String] = []
  private let kind: PictureKind
  private let settings: EncodingSettings
  private let output: SequentialFile

  init(path: String, settings: EncodingSettings, kind: PictureKind) throws(MediaError) {
    try settings.check(format: kind.title, longestSide: kind.longestSide)
    guard settings.frameCount == 1 else {
      throw .unsuitable(
        format: kind.title, problem: "one file can't hold \(settings.frameCount) frames",
        remedy: """
          write a number's place into the name, as in frame-%04d.\(kind.extensions[0]), \
          or a directory
          """)
    }
    (self.settings, self.kind) = (settings, kind)
    output = try SequentialFile(path: path, frameCount: 1)
  }

  func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    let (settings, kind) = (settings, kind)
    return EachFrameEncoder(frames: frames, settings: settings) { frame throws(MediaError) in
      try kind.file(frame, settings)
    }
  }

  func append(_ segment: EncodedSegment) throws(MediaError) {
    let files = try segment.payload(as: [[UInt8]].self)
    try output.append(segment.frames, files.joined())
  }

  func finish() throws(MediaError) { try output.finish() }

  func abandon() { output.abandon() }
}

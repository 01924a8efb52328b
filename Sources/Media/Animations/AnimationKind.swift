import Drawing

/// A file format for animations whose frames are pictures of what changes.
struct AnimationKind: Sendable {
  /// The name in messages.
  let title: String
  let longestSide: Int
  /// What the corners of changes are multiples of.
  let grid: Int
  /// A change as the format's writer wants it.
  let encode: @Sendable (PictureChange, EncodingSettings) throws(MediaError) -> EncodedChange
  /// A writer of a file.
  let makeWriter: @Sendable (EncodingSettings) -> any AnimationWriter
}

/// The encoded pixels of a change and where they go.
struct EncodedChange: Sendable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let isBlended: Bool
  let bytes: [UInt8]

  init(_ change: PictureChange, bytes: [UInt8]) {
    (x, y, isBlended, self.bytes) = (change.x, change.y, change.isBlended, bytes)
    (width, height) = (change.pixels.width, change.pixels.height)
  }

  init(x: Int, y: Int, width: Int, height: Int, isBlended: Bool, bytes: [UInt8]) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    (self.isBlended, self.bytes) = (isBlended, bytes)
  }
}

/// Puts encoded frames together to the bytes of a file.
protocol AnimationWriter: Sendable {
  /// What stands before the first frame, which it may need to look at.
  mutating func begin(_ first: EncodedChange) -> [UInt8]
  /// A frame.
  mutating func frame(_ change: EncodedChange, index: Int) -> [UInt8]
  /// What stands after the last frame.
  mutating func end() -> [UInt8]
  /// What is to be written over at a place near the start of a file of `size` bytes; nil if nothing.
  func correction(size: Int) throws(MediaError) -> (offset: Int, bytes: [UInt8])?
}

extension AnimationWriter {
  func correction(size: Int) -> (offset: Int, bytes: [UInt8])? { nil }
}

/// The frames of a segment: the first and last whole, and what changes after the first.
struct AnimationSegment: Sendable {
  let first: Bitmap
  let last: Bitmap
  let changes: [EncodedChange]
}

import Drawing

extension EncodingSettings {
  /// The most pixels of a picture; with some copies of it, a gigabyte and more.
  private static let mostPixels = 1 << 28

  /// Makes sure that a format whose sides are limited can hold the clip.
  func check(format: String, longestSide: Int) throws(MediaError) {
    guard width > 0, height > 0 else {
      throw .unsuitable(
        format: format, problem: "a picture of \(width)×\(height) pixels can't be written",
        remedy: "both sides must be at least 1")
    }
    guard width <= longestSide, height <= longestSide else {
      throw .unsuitable(
        format: format, problem: "\(width)×\(height) pixels are too many",
        remedy: "a side may have at most \(longestSide)")
    }
    guard width * height <= Self.mostPixels else {
      throw .unsuitable(
        format: format, problem: "\(width)×\(height) pixels are too many",
        remedy: "a picture may have at most \(Self.mostPixels) pixels")
    }
    guard frameCount > 0 else {
      throw .unsuitable(
        format: format, problem: "a clip without frames can't be written",
        remedy: "give it a duration of at least one frame")
    }
  }

  /// Makes sure that a frame has the clip's size.
  func check(_ frame: Bitmap) throws(MediaError) {
    guard frame.width == width, frame.height == height else {
      throw .unexpected(
        "a frame of \(frame.width)×\(frame.height) pixels in a clip of \(width)×\(height)")
    }
  }
}

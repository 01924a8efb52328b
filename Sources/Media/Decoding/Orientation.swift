import CFFmpeg
import Drawing

/// How a stored picture is to be turned for viewing, by the numbers of Exif (CIPA DC-008, 4.6.5.1.6).
enum Orientation: Int, Sendable, CaseIterable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case flipped = 4
  case transposed = 5
  /// A quarter turn clockwise.
  case right = 6
  case transposedUpsideDown = 7
  /// A quarter turn anticlockwise.
  case left = 8

  /// Whether columns become rows.
  var swapsSides: Bool { rawValue >= 5 }

  /// The place in the stored picture, of size `width` × `height`, that is seen at (x, y).
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .upsideDown: (width - 1 - x, height - 1 - y)
    case .flipped: (x, height - 1 - y)
    case .transposed: (y, x)
    case .right: (y, height - 1 - x)
    case .transposedUpsideDown: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }

  /// What a display matrix asks for; only its signs count, and slanted ones are upright.
  ///
  /// A stored point (x, y) is seen at (ax + cy, bx + dy).
  init(a: Int32, b: Int32, c: Int32, d: Int32) {
    self =
      switch (a.signum(), b.signum(), c.signum(), d.signum()) {
      case (-1, 0, 0, 1): .mirrored
      case (-1, 0, 0, -1): .upsideDown
      case (1, 0, 0, -1): .flipped
      case (0, 1, 1, 0): .transposed
      case (0, 1, -1, 0): .right
      case (0, -1, -1, 0): .transposedUpsideDown
      case (0, -1, 1, 0): .left
      default: .upright
      }
  }
}

extension AVFrame {
  /// What the picture's own Exif data say; nil when they say nothing.
  var orientation: Orientation? {
    guard let entry = av_dict_get(metadata, "Orientation", nil, 0)?.pointee.value else {
      return nil
    }
    let digits = String(cString: entry).filter(\.isNumber)
    return Int(digits).flatMap(Orientation.init)
  }
}

extension AVStream {
  /// What the container says.
  var orientation: Orientation {
    var copy = self
    var size = 0
    guard let bytes = av_stream_get_side_data(&copy, AV_PKT_DATA_DISPLAYMATRIX, &size), size >= 36
    else { return .upright }
    return bytes.withMemoryRebound(to: Int32.self, capacity: 9) {
      Orientation(a: $0[0], b: $0[1], c: $0[3], d: $0[4])
    }
  }
}

extension Bitmap {
  /// The picture as it is to be seen.
  func turned(_ orientation: Orientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let (across, down) = orientation.swapsSides ? (height, width) : (width, height)
    var result = Bitmap(width: across, height: down)
    result.withUnsafeMutableBytes { target in
      withUnsafeBytes { source in
        for y in 0..<down {
          for x in 0..<across {
            let place = orientation.source(x: x, y: y, width: width, height: height)
            let (from, to) = ((place.y * width + place.x) * 4, (y * across + x) * 4)
            for channel in 0..<4 { target[to + channel] = source[from + channel] }
          }
        }
      }
    }
    return result
  }
}

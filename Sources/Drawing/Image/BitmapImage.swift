public import Geometry

/// A picture of pixels that drawings share without copying.
///
/// Two are equal when their pixels are: a digest of them, computed once, is compared first.
public struct BitmapImage: Sendable, Hashable {
  private final class Storage: Sendable {
    let bitmap: Bitmap
    let digest: UInt64
    let isOpaque: Bool

    init(_ bitmap: Bitmap) {
      self.bitmap = bitmap
      (digest, isOpaque) = (bitmap.digest, bitmap.isOpaque)
    }
  }

  private let storage: Storage

  /// The picture that `bitmap` holds.
  ///
  /// Complexity: a pass over its bytes.
  public init(_ bitmap: Bitmap) { storage = Storage(bitmap) }

  /// The pixels.
  public var bitmap: Bitmap { storage.bitmap }
  /// The number of columns.
  public var width: Int { storage.bitmap.width }
  /// The number of rows.
  public var height: Int { storage.bitmap.height }
  /// All of the picture, in pixels.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
  /// A number that tells different pictures apart, nearly always, the same in every run.
  public var digest: UInt64 { storage.digest }

  /// Whether no pixel lets anything behind it show.
  public var isOpaque: Bool { storage.isOpaque }

  /// Whether both show the same pixels.
  public static func == (first: BitmapImage, second: BitmapImage) -> Bool {
    first.storage === second.storage
      || first.digest == second.digest && first.bitmap == second.bitmap
  }

  /// Feeds the digest to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.digest) }
}

extension Bitmap {
  fileprivate var isOpaque: Bool {
    withUnsafeBytes { bytes in
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
  }

  /// FNV-1a over words of eight bytes, with the width first.
  fileprivate var digest: UInt64 {
    withUnsafeBytes { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var digest = (0xcbf2_9ce4_8422_2325 ^ UInt64(width)) &* 0x100_0000_01b3
      for offset in stride(from: 0, to: raw.count - 7, by: 8) {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        digest = (digest ^ UInt64(littleEndian: word)) &* 0x100_0000_01b3
        digest ^= digest >> 29
      }
      for byte in raw.suffix(raw.count % 8) { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return digest
    }
  }
}

/// How a picture is seen between its pixels.
public enum ImageInterpolation: Sendable, Hashable, CaseIterable {
  /// Each place has the colour of the pixel it lies in.
  case nearest
  /// The four pixels around are mixed.
  case bilinear
  /// Like bilinear, or sharper, where the picture grows; averages of what a pixel covers where it shrinks.
  case high
}

import CFFmpeg
import CMediaKernels
import Drawing
import Glibc

/// A picture in the layout that an encoder wants, filled from bitmaps.
final class EncoderFrame {
  private(set) var pointer = av_frame_alloc()
  private let layout: PixelLayout
  /// What translucent pixels are put on; nil keeps their alpha.
  private let matte: Matte?
  private let width: Int
  private let height: Int
  private var scratch: [UInt8] = []

  /// A picture of `width` × `height` that holds bitmaps of as many or, where sides are padded, one
  /// pixel less.
  init(_ layout: PixelLayout, width: Int, height: Int, matte: Matte?) throws(MediaError) {
    (self.layout, self.matte, self.width, self.height) = (layout, matte, width, height)
    guard let pointer else { throw .encoder(name: "FFmpeg", message: "out of memory") }
    pointer.pointee.format = layout.format.rawValue
    // The kernels fill whole pairs of rows and columns.
    pointer.pointee.width = Int32(width + width % 2)
    pointer.pointee.height = Int32(height + height % 2)
    let code = av_frame_get_buffer(pointer, 0)
    guard code >= 0 else { throw .encoding("FFmpeg", code) }
    pointer.pointee.width = Int32(width)
    pointer.pointee.height = Int32(height)
    if layout.isBT709 {
      pointer.pointee.colorspace = AVCOL_SPC_BT709
      pointer.pointee.color_range = AVCOL_RANGE_MPEG
      pointer.pointee.color_primaries = AVCOL_PRI_BT709
      pointer.pointee.color_trc = AVCOL_TRC_BT709
    }
  }

  deinit { av_frame_free(&pointer) }

  /// Fills the picture; the encoder may still hold what was in it before.
  func fill(from bitmap: Bitmap) throws(MediaError) {
    try fill(from: bitmap, changing: 0..<bitmap.height)
  }

  /// Fills the picture with a bitmap that differs in `rows` alone from what is in it.
  func fill(from bitmap: Bitmap, changing rows: Range<Int>) throws(MediaError) {
    if rows.isEmpty { return }
    let code = av_frame_make_writable(pointer)
    guard code >= 0 else { throw .encoding("FFmpeg", code) }
    let isEnough =
      switch layout {
      case .yuv420: fillHalved(bitmap, rows.clamped(to: 0..<bitmap.height))
      case .yuva420: fillHalvedWithAlpha(bitmap)
      case .yuv444p10, .yuva444p10, .yuvj444: fillWhole(bitmap)
      case .rgb, .rgba, .argb, .bgra: fillPacked(bitmap)
      }
    guard isEnough else { throw .encoding("FFmpeg", -ENOMEM) }
  }

  private var frame: AVFrame { pointer!.pointee }

  private var halvedPlanes: media_yuv420p {
    media_yuv420p(
      y: frame.data.0, u: frame.data.1, v: frame.data.2, y_stride: Int(frame.linesize.0),
      chroma_stride: Int(frame.linesize.1))
  }

  // Pairs of rows share their chroma, and nothing else do rows share.
  private func fillHalved(_ bitmap: Bitmap, _ rows: Range<Int>) -> Bool {
    let first = rows.lowerBound / 2 * 2
    let end = min(bitmap.height, (rows.upperBound + 1) / 2 * 2)
    var planes = halvedPlanes
    planes.y += first * planes.y_stride
    planes.u += first / 2 * planes.chroma_stride
    planes.v += first / 2 * planes.chroma_stride
    return bitmap.withUnsafeBytes {
      media_yuv420p_from_rgba(
        $0.baseAddress! + first * bitmap.bytesPerRow, Int32(bitmap.width), Int32(end - first),
        (matte ?? .black).packed, planes, MEDIA_KERNEL_FASTEST)
    } == 0
  }

  private func fillHalvedWithAlpha(_ bitmap: Bitmap) -> Bool {
    prepare(bitmap)
    let result = media_yuv420p_from_rgba(
      scratch, Int32(bitmap.width), Int32(bitmap.height), 0, halvedPlanes, MEDIA_KERNEL_FASTEST)
    media_alpha_plane(
      scratch, Int32(bitmap.width), Int32(bitmap.height), frame.data.3, Int(frame.linesize.3))
    return result == 0
  }

  private func fillWhole(_ bitmap: Bitmap) -> Bool {
    prepare(bitmap)
    let isJPEG = layout == .yuvj444
    let planes = media_yuv444(
      data: (frame.data.0, frame.data.1, frame.data.2, frame.data.3),
      stride: (
        Int(frame.linesize.0), Int(frame.linesize.1), Int(frame.linesize.2), Int(frame.linesize.3)
      ),
      red: isJPEG ? 0.299 : 0.2126, blue: isJPEG ? 0.114 : 0.0722, full_range: isJPEG ? 1 : 0,
      depth: isJPEG ? 8 : 10)
    media_yuv444_from_rgba(scratch, Int32(bitmap.width), Int32(bitmap.height), planes)
    return true
  }

  private func fillPacked(_ bitmap: Bitmap) -> Bool {
    prepare(bitmap)
    guard let packing = layout.packing, let data = frame.data.0 else { return false }
    scratch.withUnsafeBufferPointer { source in
      for y in 0..<bitmap.height {
        media_pack(
          source.baseAddress! + y * bitmap.bytesPerRow, data + y * Int(frame.linesize.0),
          bitmap.width, packing.bytes, packing.places)
      }
    }
    return true
  }

  /// Puts the pixels with straight alpha or on the matte into `scratch`.
  private func prepare(_ bitmap: Bitmap) {
    let count = bitmap.width * bitmap.height
    if scratch.count != count * 4 { scratch = Array(repeating: 0, count: count * 4) }
    bitmap.withUnsafeBytes { source in
      if let matte {
        media_composite(source.baseAddress, &scratch, count, matte.packed)
      } else {
        media_unpremultiply(source.baseAddress, &scratch, count)
      }
    }
  }
}

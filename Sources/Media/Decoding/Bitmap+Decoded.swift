import CFFmpeg
import CMediaKernels
import Drawing

extension Bitmap {
  /// The picture of a decoded frame; nil when its pixel format isn't one of the usual 8-bit ones.
  init?(_ frame: AVFrame) {
    let format = AVPixelFormat(frame.format)
    guard let description = av_pix_fmt_desc_get(format)?.pointee else { return nil }
    let flags = Int32(truncatingIfNeeded: description.flags)
    guard description.comp.0.depth == 8, flags & AV_PIX_FMT_FLAG_BE == 0 else { return nil }
    var rgba = [UInt8](repeating: 255, count: Int(frame.width) * Int(frame.height) * 4)
    if flags & AV_PIX_FMT_FLAG_PAL != 0 {
      frame.readPalette(into: &rgba)
    } else if flags & AV_PIX_FMT_FLAG_RGB != 0 || description.nb_components < 3 {
      frame.readComponents(description, into: &rgba)
    } else {
      frame.readYUV(description, into: &rgba)
    }
    var premultiplied = rgba
    media_premultiply(rgba, &premultiplied, UInt64(rgba.count / 4))
    self.init(width: Int(frame.width), height: Int(frame.height), bytes: premultiplied)
  }
}

extension AVFrame {
  private var planes: media_planes {
    media_planes(
      data: (
        UnsafePointer(data.0), UnsafePointer(data.1), UnsafePointer(data.2),
        UnsafePointer(data.3)
      ),
      stride: (linesize.0, linesize.1, linesize.2, linesize.3))
  }

  // Palettes are words of alpha, red, green and blue from the top byte down.
  fileprivate func readPalette(into rgba: inout [UInt8]) {
    guard let indices = data.0, let palette = data.1 else { return }
    palette.withMemoryRebound(to: UInt32.self, capacity: 256) { colors in
      for y in 0..<Int(height) {
        for x in 0..<Int(width) {
          let color = colors[Int(indices[y * Int(linesize.0) + x])]
          let place = (y * Int(width) + x) * 4
          for channel in 0..<3 {
            rgba[place + channel] = UInt8(truncatingIfNeeded: color >> UInt32(16 - 8 * channel))
          }
          rgba[place + 3] = UInt8(color >> 24)
        }
      }
    }
  }

  // Grey, RGB and their kin with alpha, packed or in planes: each component has its place.
  fileprivate func readComponents(_ description: AVPixFmtDescriptor, into rgba: inout [UInt8]) {
    let components = [
      description.comp.0, description.comp.1, description.comp.2, description.comp.3,
    ]
    let sources = [data.0, data.1, data.2, data.3]
    let strides = [linesize.0, linesize.1, linesize.2, linesize.3]
    let isGrey = description.nb_components < 3
    let hasAlpha = Int32(truncatingIfNeeded: description.flags) & AV_PIX_FMT_FLAG_ALPHA != 0
    for channel in 0..<(hasAlpha ? 4 : 3) {
      let component = components[isGrey ? (channel == 3 ? 1 : 0) : channel]
      guard let source = sources[Int(component.plane)] else { continue }
      for y in 0..<Int(height) {
        let row = source + y * Int(strides[Int(component.plane)]) + Int(component.offset)
        for x in 0..<Int(width) {
          rgba[(y * Int(width) + x) * 4 + channel] = row[x * Int(component.step)]
        }
      }
    }
  }

  fileprivate func readYUV(_ description: AVPixFmtDescriptor, into rgba: inout [UInt8]) {
    let isBT709 = colorspace == AVCOL_SPC_BT709
    let layout = media_yuv_layout(
      red: isBT709 ? 0.2126 : 0.299, blue: isBT709 ? 0.0722 : 0.114,
      full_range: color_range == AVCOL_RANGE_JPEG || isJPEG ? 1 : 0,
      horizontal_shift: Int32(description.log2_chroma_w),
      vertical_shift: Int32(description.log2_chroma_h),
      left_sited: chroma_location == AVCHROMA_LOC_CENTER ? 0 : 1,
      has_alpha: description.nb_components == 4 ? 1 : 0)
    media_rgba_from_yuv(planes, layout, width, height, &rgba)
  }

  private var isJPEG: Bool {
    [AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P].contains {
      $0.rawValue == format
    }
  }
}

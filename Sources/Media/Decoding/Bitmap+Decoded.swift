import CFFmpeg
import CMediaKernels
import Drawing

extension Bitmap {
  /// The picture of a decoded frame; nil when its pixels are floating point or of a strange kind.
  ///
  /// `isCentred` says that chroma stands between the pixels where the frame doesn't say.
  init?(_ frame: AVFrame, isCentred: Bool = false) {
    guard let description = av_pix_fmt_desc_get(AVPixelFormat(frame.format))?.pointee,
      let kind = PixelKind(description)
    else { return nil }
    var rgba = [UInt8](repeating: 255, count: Int(frame.width) * Int(frame.height) * 4)
    switch kind {
    case .palette: frame.readPalette(into: &rgba)
    case .bytes: frame.readBytes(description, into: &rgba)
    case .deep: frame.readDeep(description, into: &rgba)
    case .yuv: frame.readYUV(description, isCentred: isCentred, into: &rgba)
    }
    rgba.withUnsafeMutableBufferPointer {
      media_premultiply($0.baseAddress, $0.baseAddress, UInt64($0.count / 4))
    }
    self.init(width: Int(frame.width), height: Int(frame.height), bytes: rgba)
  }
}

/// How the pixels of a frame are read.
private enum PixelKind {
  case palette
  /// Grey or RGB, 8 bits a channel, packed or in planes.
  case bytes
  /// Grey or RGB of any other number of bits.
  case deep
  /// Planes of YUV, 8 to 16 bits a sample.
  case yuv

  init?(_ description: AVPixFmtDescriptor) {
    let flags = Int32(truncatingIfNeeded: description.flags)
    let strange = AV_PIX_FMT_FLAG_HWACCEL | AV_PIX_FMT_FLAG_BAYER | AV_PIX_FMT_FLAG_FLOAT
    guard flags & strange == 0 else { return nil }
    let (depth, isBig) = (description.comp.0.depth, flags & AV_PIX_FMT_FLAG_BE != 0)
    if flags & AV_PIX_FMT_FLAG_PAL != 0 {
      self = .palette
    } else if flags & AV_PIX_FMT_FLAG_RGB != 0 || description.nb_components < 3 {
      self = depth == 8 && !isBig ? .bytes : .deep
    } else {
      let isPlanar = flags & AV_PIX_FMT_FLAG_PLANAR != 0 && description.comp.2.plane == 2
      guard isPlanar, !isBig, description.comp.0.shift == 0, (8...16).contains(depth) else {
        return nil
      }
      self = .yuv
    }
  }
}

extension AVPixFmtDescriptor {
  fileprivate var hasAlpha: Bool {
    Int32(truncatingIfNeeded: flags) & AV_PIX_FMT_FLAG_ALPHA != 0
  }

  /// The components that hold red, green, blue and, if there is one, alpha.
  fileprivate var channels: [(index: Int, component: AVComponentDescriptor)] {
    let all = [comp.0, comp.1, comp.2, comp.3]
    let isGrey = nb_components < 3
    return (0..<(hasAlpha ? 4 : 3)).map { channel in
      let index = isGrey ? (channel == 3 ? 1 : 0) : channel
      return (index, all[index])
    }
  }
}

extension AVFrame {
  private var planes: [(data: UnsafeMutablePointer<UInt8>?, stride: Int32)] {
    [
      (data.0, linesize.0), (data.1, linesize.1), (data.2, linesize.2), (data.3, linesize.3),
    ]
  }

  fileprivate func readPalette(into rgba: inout [UInt8]) {
    guard let indices = data.0, let palette = data.1 else { return }
    let channel = media_channel(first: indices, step: 1, stride: Int(linesize.0))
    palette.withMemoryRebound(to: UInt32.self, capacity: 256) {
      media_rgba_from_palette(channel, $0, width, height, &rgba)
    }
  }

  fileprivate func readBytes(_ description: AVPixFmtDescriptor, into rgba: inout [UInt8]) {
    rgba.withUnsafeMutableBufferPointer { target in
      for (place, channel) in description.channels.enumerated() {
        let plane = planes[Int(channel.component.plane)]
        guard let data = plane.data, let base = target.baseAddress else { continue }
        let source = media_channel(
          first: data + Int(channel.component.offset), step: Int(channel.component.step),
          stride: Int(plane.stride))
        media_gather_channel(source, width, height, base + place)
      }
    }
  }

  // FFmpeg reads the samples of a line, whatever their bits and bytes.
  fileprivate func readDeep(_ description: AVPixFmtDescriptor, into rgba: inout [UInt8]) {
    var (description, frame) = (description, self)
    let isInverted = format == AV_PIX_FMT_MONOWHITE.rawValue
    var line = [UInt16](repeating: 0, count: Int(width))
    for (place, channel) in description.channels.enumerated() {
      let most = UInt32(1) << UInt32(channel.component.depth) - 1
      for y in 0..<height {
        frame.readLine(&line, y, of: channel.index, &description)
        for x in 0..<Int(width) {
          let value = UInt8((UInt32(line[x]) * 255 + most / 2) / most)
          rgba[(Int(y) * Int(width) + x) * 4 + place] = isInverted ? 255 - value : value
        }
      }
    }
  }

  private mutating func readLine(
    _ line: inout [UInt16], _ y: Int32, of component: Int,
    _ description: inout AVPixFmtDescriptor
  ) {
    var sources = (
      UnsafePointer<UInt8>(data.0), UnsafePointer<UInt8>(data.1), UnsafePointer<UInt8>(data.2),
      UnsafePointer<UInt8>(data.3)
    )
    var strides = (linesize.0, linesize.1, linesize.2, linesize.3)
    let count = width
    withUnsafeMutablePointer(to: &sources) { sources in
      sources.withMemoryRebound(to: UnsafePointer<UInt8>?.self, capacity: 4) { sources in
        withUnsafePointer(to: &strides) { strides in
          strides.withMemoryRebound(to: Int32.self, capacity: 4) { strides in
            av_read_image_line2(
              &line, sources, strides, &description, 0, y, Int32(component), count, 0, 2)
          }
        }
      }
    }
  }

  fileprivate func readYUV(
    _ description: AVPixFmtDescriptor, isCentred: Bool, into rgba: inout [UInt8]
  ) {
    let weights = lumaWeights
    let isLeft =
      chroma_location == AVCHROMA_LOC_UNSPECIFIED
      ? !isCentred : chroma_location != AVCHROMA_LOC_CENTER
    let layout = media_yuv_layout(
      red: weights.red, blue: weights.blue,
      full_range: color_range == AVCOL_RANGE_JPEG || isJPEG ? 1 : 0,
      horizontal_shift: Int32(description.log2_chroma_w),
      vertical_shift: Int32(description.log2_chroma_h), left_sited: isLeft ? 1 : 0,
      has_alpha: description.nb_components == 4 ? 1 : 0, depth: description.comp.0.depth)
    let planes = media_planes(
      data: (
        UnsafePointer(data.0), UnsafePointer(data.1), UnsafePointer(data.2), UnsafePointer(data.3)
      ),
      stride: (linesize.0, linesize.1, linesize.2, linesize.3))
    media_rgba_from_yuv(planes, layout, width, height, &rgba)
  }

  /// The shares of red and blue in luma (ITU-T H.273, table 4).
  ///
  /// Films that don't say are taken as players take them: high definition as BT.709, less as BT.601.
  private var lumaWeights: (red: Double, blue: Double) {
    switch colorspace {
    case AVCOL_SPC_BT709: (0.2126, 0.0722)
    case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: (0.2627, 0.0593)
    case AVCOL_SPC_SMPTE240M: (0.212, 0.087)
    case AVCOL_SPC_FCC: (0.3, 0.11)
    case AVCOL_SPC_UNSPECIFIED where height >= 720 && !isJPEG: (0.2126, 0.0722)
    default: (0.299, 0.114)
    }
  }

  private var isJPEG: Bool {
    [
      AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P, AV_PIX_FMT_YUVJ440P,
      AV_PIX_FMT_YUVJ411P,
    ].contains { $0.rawValue == format }
  }
}

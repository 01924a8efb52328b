import CFFmpeg
import CMediaKernels
import Drawing

extension FrameReader {
  /// FFmpeg's objects, freed together.
  final class Source {
    var format: UnsafeMutablePointer<AVFormatContext>?
    var codec: UnsafeMutablePointer<AVCodecContext>?
    var frame = av_frame_alloc()
    var packet = av_packet_alloc()
    var streamIndex: Int32 = 0

    var stream: UnsafeMutablePointer<AVStream> {
      format!.pointee.streams[Int(streamIndex)]!
    }

    deinit {
      av_packet_free(&packet)
      av_frame_free(&frame)
      avcodec_free_context(&codec)
      avformat_close_input(&format)
    }
  }
}

extension MediaInformation {
  init(_ source: FrameReader.Source) {
    let stream = source.stream.pointee
    let parameters = stream.codecpar.pointee
    func seconds(_ ticks: Int64) -> Double? {
      ticks == media_no_time ? nil : Double(ticks) * av_q2d(stream.time_base)
    }
    width = Int(parameters.width)
    height = Int(parameters.height)
    codec = name(avcodec_get_name(parameters.codec_id))
    pixelFormat = name(av_get_pix_fmt_name(AVPixelFormat(parameters.format)))
    colorSpace = name(av_color_space_name(parameters.color_space))
    colorPrimaries = name(av_color_primaries_name(parameters.color_primaries))
    colorTransfer = name(av_color_transfer_name(parameters.color_trc))
    colorRange = name(av_color_range_name(parameters.color_range))
    frameRate = FrameRate(Int(stream.avg_frame_rate.num), Int(stream.avg_frame_rate.den))
    start = seconds(stream.start_time)
    duration = seconds(stream.duration)
  }
}

private func name(_ text: UnsafePointer<CChar>?) -> String {
  text.map { String(cString: $0) } ?? "unknown"
}

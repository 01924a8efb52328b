import CFFmpeg

/// Whether this FFmpeg has an encoder of a name.
func hasEncoder(_ name: String) -> Bool { avcodec_find_encoder_by_name(name) != nil }

/// The libraries that encode and decode.
public enum FFmpegLibraries {
  /// The versions in use, by the libraries' names.
  public static var versions: [(name: String, version: String)] {
    [
      ("libavformat", text(avformat_version())), ("libavcodec", text(avcodec_version())),
      ("libswresample", text(swresample_version())), ("libavutil", text(avutil_version())),
    ]
  }

  private static func text(_ version: UInt32) -> String {
    "\(version >> 16).\(version >> 8 & 255).\(version & 255)"
  }
}

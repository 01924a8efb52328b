extension OutputFormat {
  /// H.264 in MP4: plays everywhere.
  public static let mp4 = OutputFormat(
    name: "MP4", extensions: ["mp4", "m4v"], summary: "H.264 video, plays everywhere",
    canBePiped: false
  ) { path, settings throws(MediaError) in
    try MP4Sink(path: path, settings: settings)
  }
}

import Rendering

/// How the work of a render is done and shown.
struct WorkOptions {
  var jobs = Renderer.processorCount
  var progress = ProgressStyle.auto

  static var options: [Option<WorkOptions>] {
    [
      Option(
        "-j", "--jobs", value: .wholeNumber("N", 1...256), to: \.jobs,
        help: "frames in work at a time; changes no byte of the output [one a processor]"),
      Option(
        "--progress", value: .oneOfCases, to: \.progress,
        help: "nothing, lines, a JSON object a line, or by itself a line that changes "
          + "when standard error is a terminal [auto]"),
    ]
  }
}

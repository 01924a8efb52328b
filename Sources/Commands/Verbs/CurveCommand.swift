import Rendering

/// `animate curve`: animations as a picture of value over time, or as numbers.
struct CurveCommand: Command {
  static let worksOnFilms = false
  static let name = "curve"
  static let summary = "draw animations as curves of value over time"
  static let synopsis = "CURVE [CURVE …] [-o FILE] [--at TIMES] [OPTIONS]"
  static let examples = [
    "animate curve 'spring(duration: 0.5, bounce: 0.3)'",
    "animate curve bouncy 'cubic-bezier(0.4, 0, 0.2, 1) 300ms' -o curves.svg",
    #"animate curve '{ "easeInOut": { "duration": 0.6 } }' --at 0.1,0.25"#,
  ]

  var texts: [String] = []
  var output: String?
  var format: PlotFile.Format?
  var times: [Double]?
  var duration: Double?

  let isQuiet = false

  static var operands: [Operand<Self>] {
    [
      Operand(
        placeholder: "CURVE",
        help: "an animation as Swift, CSS or a scene writes it; several are compared",
        place: .repeated(\.texts))
    ]
  }

  static var options: [Option<Self>] {
    [
      Option(
        "-o", "--output", value: .text("FILE", "a path"), to: \.output,
        help: "write the plot to a .png or .svg file instead of the terminal"),
      Option(
        "--format", value: .oneOfCases, to: \.format,
        help: "what to write whatever FILE is called, such as - for standard output"),
      Option(
        "--at", value: .times, to: \.times,
        help: "print \"time value velocity\" for each of these seconds; "
          + "of several curves each has a block, headed by its name after a #"),
      Option(
        "--over", value: .number("SECONDS", 0.001...1e6, unit: "seconds"), to: \.duration,
        help: "the seconds to draw [until all curves have settled, else 2]"),
    ]
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let file = try output.map { path throws(Failure) in try PlotFile(path, format: format) }
    guard format == nil || file != nil else {
      throw .usage("--format says how to write a file", remedy: "name one with -o")
    }
    guard duration == nil || times == nil || file != nil else {
      throw .usage(
        "--over says what is drawn, but --at prints numbers only",
        remedy: "leave one of them, or name a file to draw to with -o")
    }
    guard texts.count <= 26 else {
      throw .usage("\(texts.count) curves are too many", remedy: "compare at most 26 at a time")
    }
    let curves = try texts.map { text throws(Failure) in try CurveText(text).curve() }
    let plot = CurvePlot(curves: curves, duration: duration)
    if let times { try console.print(CurveTable(curves: curves, times: times).description) }
    try file?.write(plot)
    if file == nil, times == nil { try console.print(drawing(of: plot)) }
  }

  private func drawing(of plot: CurvePlot) -> String {
    let terminal = Terminal.standardOutput
    return plot.text(columns: terminal?.columns ?? 80, isColored: terminal?.showsColors ?? false)
  }
}

import Animate
import Testing

@Suite("A plot of curves")
struct CurvePlotTests {
  private let plot = CurvePlot(curves: [
    CurvePlot.Curve(name: "bouncy", animation: .bouncy),
    CurvePlot.Curve(name: "linear", animation: .linear(duration: 0.5)),
  ])

  @Test("shows all of the time until the last curve has settled, and all values")
  func rangesCoverTheCurves() {
    #expect(plot.duration == plot.curves.map(\.settlingTime).max())
    #expect(plot.values.lowerBound == 0)
    #expect((1.03...1.06).contains(plot.values.upperBound))
  }

  @Test("as text has the asked number of lines, none wider than asked, and a line for each curve")
  func textHasItsSize() {
    let lines = plot.text(columns: 60, rows: 8).split(separator: "\n")
    #expect(lines.count == 8 + 2 + 2)
    #expect(Set(lines.prefix(9).map(\.count)) == [60])
    #expect(lines[9].count <= 60)
    #expect(lines.last == "B  linear: settles at 0.5 s")
  }

  @Test("as text tells curves apart by letters, and colours them only when asked")
  func textTellsCurvesApart() {
    let field = plot.text(rows: 8).split(separator: "\n").prefix(8).joined()
    #expect(field.contains("A") && field.contains("B"))
    #expect(!plot.text().contains("\u{1B}"))
    #expect(plot.text(isColored: true).contains("\u{1B}[33mB  linear: settles at 0.5 s\u{1B}[0m"))
  }

  @Test("as text shows a straight line as one")
  func textIsRight() {
    let line = CurvePlot(curves: [
      CurvePlot.Curve(name: "l", animation: .linear(duration: 1))
    ])
    #expect(
      line.text(columns: 20, rows: 4) == """
          1 ┤⠁⠀⠁⠀⠁⠀⠁⠀⠁⠀⠁⢀⡡⠔⠋
            │⠀⠀⠀⠀⠀⠀⠀⢀⡠⠔⠊⠁⠀⠀⠀
        0.5 ┤⠀⠀⠀⢀⡠⠔⠊⠁⠀⠀⠀⠀⠀⠀⠀
          0 ┤⡠⠔⠊⠁⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
            └┴──┴──┴─┴──┴──┴
             0   0.4 s   1 s
        l: settles at 1 s

        """)
  }

  @Test("never draws a curve that isn't there, and shows endless ones for two seconds")
  func endlessCurves() {
    let endless = CurvePlot.Curve(
      name: "pulse", animation: .linear(duration: 1).repeatForever(autoreverses: true))
    let plot = CurvePlot(curves: [endless])
    #expect(plot.duration == 2)
    #expect(plot.text().contains("pulse: never settles"))
  }

  @Test(
    "labels the ticks of very short and very long curves", arguments: [1e-300, 1e-7, 1e6, 1e20])
  func labels(duration: Double) {
    let curve = CurvePlot.Curve(name: "l", animation: .linear(duration: duration))
    let lines = CurvePlot(curves: [curve]).text().split(separator: "\n")
    let last = "\(duration == 1e6 ? "1000000" : "\(duration)") s"
    #expect(lines.last == "l: settles at \(last)")
    #expect(lines[lines.count - 2].hasSuffix(last))
  }

  @Test("as SVG names its curves with the special characters escaped")
  func svgEscapesNames() {
    let plot = CurvePlot(curves: [CurvePlot.Curve(name: "a<b&c", animation: .linear)])
    #expect(plot.svg().contains("a&lt;b&amp;c"))
    #expect(plot.svg().hasPrefix("<svg "))
  }
}

import Rendering

/// A file that a plot is written to.
struct PlotFile {
  enum Format: String, CaseIterable {
    case png
    case svg
  }

  private let path: String
  private let format: Format

  /// The file at `path`, in a format that is that of its extension unless given.
  init(_ path: String, format: Format?) throws(Failure) {
    let name = path.lowercased()
    let own = Format.allCases.first { name.hasSuffix(".\($0.rawValue)") }
    guard let format = format ?? own else {
      throw .usage(
        "\(path) is no plot",
        remedy: "a plot is written as .png or .svg; choose such a name, or say it with --format")
    }
    (self.path, self.format) = (path, format)
  }

  func write(_ plot: CurvePlot) throws(Failure) {
    do {
      switch format {
      case .png: try plot.bitmap().write(to: path, as: .png)
      case .svg: try writeFile(Array(plot.svg().utf8), to: path)
      }
    } catch {
      throw Failure(error)
    }
  }
}

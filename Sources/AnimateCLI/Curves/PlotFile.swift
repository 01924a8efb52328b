import Animate

/// A file that a plot is written to.
struct PlotFile {
  private enum Format: String, CaseIterable {
    case png
    case svg
  }

  private let path: String
  private let format: Format

  /// The file at `path`, in the format of its extension.
  init(_ path: String) throws(Failure) {
    let name = path.lowercased()
    guard let format = Format.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else {
      throw .usage(
        "\(path) is no plot", remedy: "a plot is written as .png or .svg; choose such a name")
    }
    (self.path, self.format) = (path, format)
  }

  func write(_ plot: CurvePlot) throws(Failure) {
    do {
      switch format {
      case .png: try plot.bitmap().write(to: path)
      case .svg: try writeFile(Array(plot.svg().utf8), to: path)
      }
    } catch {
      throw Failure(error)
    }
  }
}

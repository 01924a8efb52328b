import Animate
import Foundation

/// A render of the command line: opens the outputs, shows progress, tells what went wrong.
struct RenderJob {
  let source: FilmSource
  let options: WorkOptions
  let console: Console
  let interruption: Interruption

  /// Opens an output.
  typealias Opening = () throws(MediaError) -> RenderOutput

  /// Writes all outputs or none.
  func run(_ openings: [Opening]) throws(Failure) {
    let outputs = try open(openings)
    for note in outputs.flatMap(\.sink.notes) { console.note(note) }
    var display = options.progress.display(isQuiet: console.isQuiet)
    defer { display.end() }
    do {
      try Renderer(source, jobs: options.jobs)
        .render(to: outputs, cancellation: interruption.cancellation) { display.show($0) }
    } catch {
      throw failure(error)
    }
  }

  /// Opens all outputs; when one can't be, those before it leave nothing behind.
  private func open(_ openings: [Opening]) throws(Failure) -> [RenderOutput] {
    var outputs: [RenderOutput] = []
    do {
      for open in openings { outputs.append(try open()) }
      return outputs
    } catch {
      for output in outputs { output.sink.abandon() }
      throw Failure(error)
    }
  }

  private func failure(_ error: RenderError) -> Failure {
    switch error {
    case .output(let error): Failure(error)
    case .cancelled:
      Failure(
        interruption.exitStatus ?? .interrupted, "interrupted; files that were there are unchanged")
    }
  }
}

extension Failure {
  /// A file that couldn't be written or read.
  init(_ error: MediaError) {
    self.init(
      ExitStatus(rawValue: error.exitCode) ?? .internalError, error.message, remedy: error.remedy)
  }
}

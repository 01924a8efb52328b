import Animate

/// Reads bytes as a scene, writes it in its one form, and draws two moments of what is right.
public func fuzzScene(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceText(name: "scene", bytes: bytes)
  format(source)
  do throws(DiagnosticList) {
    let scene = try SceneReader.read(source)
    draw(scene)
  } catch {
    precondition(error.hasErrors && !error.description.isEmpty && !error.json.isEmpty)
  }
  return 0
}

/// The one form is the same when it is taken twice.
private func format(_ source: SourceText) {
  guard let once = try? SceneFormatter.format(source) else { return }
  let twice = try? SceneFormatter.format(SourceText(name: "scene", text: once))
  precondition(twice == once)
}

private func draw(_ scene: LoadedScene) {
  let film = scene.film
  guard film.size.width * film.size.height < 1e6, scene.timeline.steps.count < 100 else { return }
  let stage = film.makeStage()
  _ = stage.drawing(at: 0)
  _ = stage.drawing(at: min(film.duration, 10))
}

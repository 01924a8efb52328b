// What reading a long scene, an expression and a function of pixels cost, in processor time.
//
//     scene-times

import Animate
import Foundation

/// The processor time of this process in nanoseconds.
func processNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The least time of an operation over several rounds.
func nanoseconds(rounds: Int = 7, _ body: () -> Void) -> Double {
  (0..<rounds).reduce(Double.infinity) { least, _ in
    let start = processNanoseconds()
    body()
    return min(least, processNanoseconds() - start)
  }
}

func report(_ name: String, _ value: Double, _ unit: String) {
  let label = name.padding(toLength: 66, withPad: " ", startingAt: 0)
  print(label, String(format: "%9.2f", value), unit)
}

func read(_ text: String) -> LoadedScene {
  do {
    return try SceneReader.read(SourceText(name: "scene", text: text))
  } catch {
    fatalError("\(error)")
  }
}

/// A scene of about five thousand lines: views with modifiers, expressions and a script.
let longScene: String = {
  let views = (0..<650).map { index in
    """
        { "roundedRectangle": 4, "modifiers": [
          { "fill": "= on ? mix(#ff8800, #3366ff, \(index) / 650) : #222222" },
          { "frame": { "width": "= 4 + \(index % 9) * size", "height": 6 } },
          { "opacity": "= clamp(0.2 + size * \(index) / 650, 0, 1)" },
          { "offset": { "x": \(index % 25 * 12),
                        "y": "= \(index / 25 * 8) + (on ? 4 : 0)" } }
        ] },
    """
  }
  let steps = (0..<430).map { index in
    """
        { "at": \(Double(index) / 100), "set": { "on": \(index.isMultiple(of: 2)), "size": "= size + 0.001" } },
    """
  }
  return """
    {
      "size": [400, 300], "duration": 5,
      "state": { "on": false, "size": 1 },
      "body": { "zstack": [
    \(views.joined(separator: "\n"))
      ] },
      "script": [
    \(steps.joined(separator: "\n"))
      ]
    }
    """
}()

/// The time of a frame of a million pixels with a function of pixels.
func painting(_ expression: String) -> Double {
  let film = read(
    """
    { "size": [1000, 1000], "body": { "color": "#336699", "modifiers": [
        { "colorEffect": "\(expression)" }] } }
    """
  ).film
  guard let size = PixelSize(film.size, scale: 1) else { return 0 }
  return nanoseconds(rounds: 5) {
    FilmSource(film, size: size).makePainter().paint(at: 0)
  }
}

let lineCount = longScene.split(separator: "\n").count
report("read a scene of \(lineCount) lines", nanoseconds { _ = read(longScene) } / 1e6, "ms")
let loaded = read(longScene).film
report(
  "its first frame on a new stage", nanoseconds { _ = loaded.makeStage().drawing(at: 0) } / 1e6,
  "ms")

reportExpressions()

let identity = painting("= rgb(x, y, 128)")
let twenty = painting(
  "= rgb(x + 3 * y - 2 * x * y / 900 + abs(x - 500) + min(x, y) + max(x, y) * 0.1, y * 2 - x / 3 + abs(y - x) * 0.5 + clamp(x, 9, 90), 128)"
)
report("an operation more at a pixel", (twenty - identity) / 1e6 / 20, "ns")

import Animate

/// Takes bytes as an expression that gives a number, a color, a text, a list or pixels, and evaluates
/// what is right.
public func fuzzExpression(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let kind = bytes.first, count < 400 else { return 0 }
  let text = escaped(String(decoding: bytes.dropFirst(), as: UTF8.self))
  let document = document(body(kind % 6, text))
  do throws(DiagnosticList) {
    let scene = try SceneReader.read(SourceText(name: "scene", text: document))
    _ = scene.film.makeStage().drawing(at: 1)
  } catch {
    precondition(error.hasErrors && !error.description.isEmpty)
  }
  return 0
}

private func body(_ kind: UInt8, _ text: String) -> String {
  switch kind {
  case 0: "{ \"circle\": {}, \"modifiers\": [{ \"opacity\": \"= \(text)\" }] }"
  case 1: "{ \"color\": \"= \(text)\" }"
  case 2: "{ \"rectangle\": {}, \"modifiers\": [{ \"name\": \"= \(text)\" }] }"
  case 3: "{ \"forEach\": { \"in\": \"= \(text)\", \"content\": [{ \"circle\": {} }] } }"
  case 4: "{ \"circle\": {}, \"modifiers\": [{ \"offset\": \"= \(text)\" }] }"
  default: "{ \"color\": \"red\", \"modifiers\": [{ \"colorEffect\": \"= \(text)\" }] }"
  }
}

private func document(_ body: String) -> String {
  """
  { "size": [40, 40], "duration": 2, "data": { "t": [{ "a": 1, "b": "x" }, { "a": 2, "b": "y" }] },
    "state": { "n": 3, "on": true, "s": "word", "c": "#ff8800", "p": { "x": 1, "y": 2 },
               "l": [1, 2, 3], "w": ["a", "b"], "k": ["#fff", "#000"] },
    "body": \(body), "script": [{ "at": 0.5, "set": { "n": 7, "on": false } }] }
  """
}

/// A text as it stands in a JSON string.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case _ where scalar.value < 0x20: " "
    default: String(scalar)
    }
  }.joined()
}

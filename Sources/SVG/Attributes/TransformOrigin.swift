import Geometry

/// The point that `transform-origin` names, percentages and words of `box`; nil for what it can't.
func transformOrigin(_ text: String, _ lengths: LengthContext, _ box: CGRect) -> CGPoint? {
  var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
  guard !words.isEmpty, words.count <= 3 else { return nil }
  if words.count == 3 { words.removeLast() }
  let isVertical: (String) -> Bool = { $0 == "top" || $0 == "bottom" }
  let isHorizontal: (String) -> Bool = { $0 == "left" || $0 == "right" }
  if words.count == 1 { words = isVertical(words[0]) ? ["center", words[0]] : words + ["center"] }
  if isVertical(words[0]) || isHorizontal(words[1]) { words.swapAt(0, 1) }
  guard !isVertical(words[0]), !isHorizontal(words[1]) else { return nil }
  func place(_ word: String, _ whole: Double) -> Double? {
    switch word {
    case "left", "top": 0
    case "center": whole / 2
    case "right", "bottom": whole
    default: Length(word)?.computed(lengths.font).resolved(whole)
    }
  }
  guard let x = place(words[0], box.width), let y = place(words[1], box.height) else { return nil }
  return CGPoint(x: box.minX + x, y: box.minY + y)
}

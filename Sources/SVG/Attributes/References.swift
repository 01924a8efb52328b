/// The id in `url(#id)`, quoted or not, and what follows; an id that isn't of this file is empty.
func functionalReference(_ text: String) -> (id: String, rest: String)? {
  var scanner = ValueScanner(text)
  scanner.skipSpace()
  guard scanner.take(while: ValueScanner.isLetter).lowercased() == "url", scanner.skip("(") else {
    return nil
  }
  scanner.skipSpace()
  let quote: UInt8? = scanner.skip("\"") ? 0x22 : scanner.skip("'") ? 0x27 : nil
  var target = scanner.take { quote == nil ? $0 != 0x29 : $0 != quote }
  if quote == nil { target = trimmed(target) } else { _ = scanner.take { $0 != 0x29 } }
  guard scanner.skip(")") else { return nil }
  return (target.hasPrefix("#") ? String(target.dropFirst()) : "", trimmed(scanner.rest))
}

/// The id in a reference to the same file; nil for a reference to elsewhere.
func localReference(_ text: String) -> String? {
  let text = trimmed(text)
  return text.hasPrefix("#") && text.utf8.count > 1 ? String(text.dropFirst()) : nil
}

/// A text without the space at its ends.
func trimmed(_ text: some StringProtocol) -> String {
  var bytes = Substring(text).utf8
  bytes = bytes.drop { ValueScanner.isSpace($0) }
  while let last = bytes.last, ValueScanner.isSpace(last) { bytes.removeLast() }
  return String(Substring(bytes))
}

extension Element {
  /// The reference of an element: `href`, or else XLink's.
  var href: String? { attribute("href") ?? attribute("xlink:href") }

  /// The element of the same file that `href` names.
  var referenced: Element? { href.flatMap(localReference).flatMap(tree.element) }
}

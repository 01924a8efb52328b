/// The bytes that a text in base 64 stands for, space left out; up to the first character that is none.
func base64Bytes(_ text: some Sequence<UInt8>) -> [UInt8] {
  var (bytes, word, bits): ([UInt8], UInt32, Int) = ([], 0, 0)
  for character in text {
    if ValueScanner.isSpace(character) { continue }
    guard let digit = base64Digit(character) else { break }
    word = word << 6 | UInt32(digit)
    bits += 6
    if bits >= 8 {
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
    }
  }
  return bytes
}

private func base64Digit(_ character: UInt8) -> UInt8? {
  switch character {
  case 0x41...0x5A: character - 0x41
  case 0x61...0x7A: character - 0x61 + 26
  case 0x30...0x39: character - 0x30 + 52
  case 0x2B, 0x2D: 62
  case 0x2F, 0x5F: 63
  default: nil
  }
}

/// The bytes of a `data:` URL; nil for another kind of URL.
func dataURLBytes(_ text: String) -> [UInt8]? {
  guard text.lowercased().hasPrefix("data:"), let comma = text.firstIndex(of: ",") else {
    return nil
  }
  let content = text[text.index(after: comma)...].utf8
  return text[..<comma].lowercased().hasSuffix(";base64")
    ? base64Bytes(percentDecoded(content)) : percentDecoded(content)
}

/// Bytes with `%XX` replaced.
func percentDecoded(_ text: Substring.UTF8View) -> [UInt8] {
  let bytes = Array(text)
  var (result, index): ([UInt8], Int) = ([], 0)
  while index < bytes.count {
    if bytes[index] == 0x25, index + 2 < bytes.count,
      let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
    {
      result.append(byte)
      index += 3
    } else {
      result.append(bytes[index])
      index += 1
    }
  }
  return result
}

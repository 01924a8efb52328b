import Rendering

extension ValueFormat where Value == FrameRate {
  /// `60`, `29.97` or `30000/1001`.
  static var frameRate: ValueFormat {
    let expectation = "frames per second from 0.001 to 1000, such as 60, 29.97 or 30000/1001"
    return ValueFormat("RATE", expectation) { text in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        return parsedNumber(text).flatMap { FrameRate(framesPerSecond: $0) }
      }
      guard let numerator = parsedWholeNumber(parts[0]),
        let denominator = parsedWholeNumber(parts[1]),
        let rate = FrameRate(numerator, denominator),
        (0.001...1000).contains(rate.framesPerSecond)
      else { return nil }
      return rate
    }
  }
}

extension ValueFormat where Value == CGSize {
  /// `1280x720`.
  static var size: ValueFormat {
    let expectation = "a width and a height from 1 to 16384, such as 1280x720"
    return ValueFormat("WxH", expectation) { text in
      let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
        .map { parsedNumber($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
      let range = 1...Double(PixelSize.longestSide)
      guard range.contains(width), range.contains(height) else { return nil }
      return CGSize(width: width, height: height)
    }
  }
}

extension ValueFormat where Value == Range<Int> {
  /// `10..<20`, which a shell wants in quotes, or `10...19` for the same.
  static var frames: ValueFormat {
    let expectation = "a range of frames such as 0...59 or, in quotes, '0..<60'"
    return ValueFormat("A..<B", expectation) { text in
      for (sign, extra) in [("..<", 0), ("...", 1)] {
        guard let place = text.firstRange(of: sign) else { continue }
        guard let first = parsedWholeNumber(text[..<place.lowerBound]),
          let last = parsedWholeNumber(text[place.upperBound...]), last < 1 << 31
        else { return nil }
        return first < last + extra ? first..<last + extra : nil
      }
      return nil
    }
  }
}

extension ValueFormat where Value == Loop {
  /// `forever` or how often in all.
  static var loop: ValueFormat {
    ValueFormat("COUNT", "\"forever\" or a whole number from 1 to 65535") { text in
      if text == "forever" { return .forever }
      return parsedWholeNumber(text).flatMap { (1...65_535).contains($0) ? .times($0) : nil }
    }
  }
}

extension ValueFormat where Value == OutputFormat {
  /// A format by one of its extensions.
  static func format(among formats: [OutputFormat]) -> ValueFormat {
    let names = formats.compactMap(\.extensions.first)
    let list = names.dropLast().joined(separator: ", ")
    let expectation = names.count > 1 ? "\(list) or \(names[names.count - 1])" : names.joined()
    let placeholder = names.count > 4 ? "FORMAT" : names.joined(separator: "|")
    return ValueFormat(placeholder, expectation) { text in
      formats.first { $0.extensions.contains(text.lowercased()) }
    }
  }
}

extension ValueFormat where Value == Int {
  /// Bits a second: `800k`, `5M`, `2500000`.
  static var bitrate: ValueFormat {
    ValueFormat("RATE", "bits a second from 1k to 1000M, such as 800k or 5M") { text in
      let factor = text.last == "k" ? 1e3 : text.last == "M" ? 1e6 : 1
      guard let number = parsedNumber(factor == 1 ? text[...] : text.dropLast()) else { return nil }
      let bits = number * factor
      return (1e3...1e9).contains(bits) ? Int(bits.rounded()) : nil
    }
  }
}

extension ValueFormat where Value == Int {
  /// `2MB`, `500kB`, `100000`: a kilobyte has 1000 bytes.
  static var byteCount: ValueFormat {
    ValueFormat("SIZE", "bytes from 1 to 1000MB, such as 2MB or 500kB") { text in
      let units = [("kB", 1e3), ("MB", 1e6)]
      let unit = units.first { text.hasSuffix($0.0) }
      guard let number = parsedNumber(unit == nil ? text[...] : text.dropLast(2)) else {
        return nil
      }
      let bytes = number * (unit?.1 ?? 1)
      return (1...1e9).contains(bytes) ? Int(bytes) : nil
    }
  }
}

extension ValueFormat where Value == Matte {
  /// A colour as CSS writes it; its own transparency is put on black.
  static var matte: ValueFormat {
    ValueFormat("COLOR", "a colour such as white or #101418") { text in
      Color.Resolved(css: text).map(Matte.init)
    }
  }
}

/// A value given to a name on the command line.
struct Assignment: Equatable {
  var name: String
  var value: String
}

extension ValueFormat where Value == Assignment {
  /// `name=value`.
  static var assignment: ValueFormat {
    ValueFormat("NAME=VALUE", "a name and a value, such as title=Hello") { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { return nil }
      return Assignment(name: String(parts[0]), value: String(parts[1]))
    }
  }
}

import CFFmpeg

/// Options of a codec or muxer, set by name; each is known to be taken.
struct CodecOptions: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  private var pairs: [(name: String, value: String)]

  init(dictionaryLiteral elements: (String, String)...) { pairs = elements }

  mutating func append(_ name: String, _ value: String) { pairs.append((name, value)) }

  /// Sets the options on the private data of a codec or format context; nil has no options.
  func set(on object: UnsafeMutableRawPointer?, of owner: String) throws(MediaError) {
    for (name, value) in pairs {
      let code = av_opt_set(object, name, value, 0)
      guard code >= 0 else {
        throw .encoder(
          name: owner, message: "option \(name)=\(value): \(ffmpegMessage(code))")
      }
    }
  }

  /// The options of both.
  static func + (first: Self, second: Self) -> Self {
    var both = first
    both.pairs += second.pairs
    return both
  }

  static func == (first: Self, second: Self) -> Bool {
    first.pairs.elementsEqual(second.pairs) { $0 == $1 }
  }
}

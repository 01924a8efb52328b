import Rendering

/// Whether a film is rendered in parts, and which.
struct PartOptions {
  /// A part by its number, counted from 1, among as many as there are.
  struct Share: Equatable {
    var number: Int
    var count: Int
  }

  var isChunk = false
  var share: Share?
  var isResumed = false

  static var options: [Option<PartOptions>] {
    [
      Option(
        "--chunk", flag: \.isChunk,
        help: "write the frames of --frames as a part of FILE into FILE.parts, with a manifest; "
          + "\"animate join FILE\" joins all parts"),
      Option(
        "--part", value: .share, to: \.share,
        help: "write the part I of N equal ones likewise"),
      Option(
        "--resume", flag: \.isResumed,
        help: "keep what is done in FILE.parts until FILE is whole, and go on from there"),
    ]
  }

  /// Whether anything of this is wanted.
  var areUsed: Bool { isChunk || share != nil || isResumed }

  /// Makes sure that at most one of them is given.
  func check() throws(Failure) {
    let given = [
      isChunk ? "--chunk" : nil, share != nil ? "--part" : nil, isResumed ? "--resume" : nil,
    ].compactMap(\.self)
    guard given.count < 2 else {
      throw .usage("\(given[0]) and \(given[1]) exclude one another", remedy: "leave one of them")
    }
  }
}

extension ValueFormat where Value == PartOptions.Share {
  /// `3/8`.
  static var share: ValueFormat {
    ValueFormat("I/N", "a part and how many there are, such as 3/8") { text in
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
        .map { parsedWholeNumber($0) }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
        (1...100_000).contains(count), (1...count).contains(number)
      else { return nil }
      return PartOptions.Share(number: number, count: count)
    }
  }
}

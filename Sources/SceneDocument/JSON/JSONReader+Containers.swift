extension JSONReader {
  mutating func readArray() throws(Stop) {
    let node = try enter(.array)
    var count = 0
    while try !passClosing(of: node) {
      if count > 0 { try passSeparator(in: node) }
      if try passClosing(of: node) { break }
      try readValue(expecting: "a value or \"]\"")
      count += 1
      try skipTrivia()
    }
    leave(node, count: count)
  }

  mutating func readObject() throws(Stop) {
    let node = try enter(.object)
    var count = 0
    while try !passClosing(of: node) {
      if count > 0 { try passSeparator(in: node) }
      if try passClosing(of: node) { break }
      try readMember()
      count += 1
      try skipTrivia()
    }
    leave(node, count: count)
    checkForDuplicateKeys(in: node, count: count)
  }

  private mutating func readMember() throws(Stop) {
    try readKey()
    try skipTrivia()
    switch current {
    case UInt8(ascii: ":"): position += 1
    case UInt8(ascii: "="):
      report("expected \":\" after the key, found \"=\"", at: position..<position + 1)
      position += 1
    default: throw unexpected(expecting: "\":\" after the key")
    }
    try skipTrivia()
    try readValue(expecting: "a value after \":\"")
  }

  private mutating func readKey() throws(Stop) {
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try readString()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      try readBareKey()
    default: throw unexpected(expecting: "a key in double quotes or \"}\"")
    }
  }

  private mutating func readBareKey() throws(Stop) {
    let node = try open(.invalid)
    _ = passWord()
    close(node)
    report("keys are written in double quotes", at: nodes[node].range)
  }

  /// Passes the comma between two children; reports one that is missing.
  private mutating func passSeparator(in container: Int) throws(Stop) {
    if current == UInt8(ascii: ",") {
      position += 1
      return try skipTrivia()
    }
    guard startsValue(current) else {
      let closing = nodes[container].kind == .array ? "]" : "}"
      throw unexpected(expecting: "\",\" or \"\(closing)\"", notes: openingNote(container))
    }
    let end = endOfPreviousToken
    report("expected \",\" here", at: end..<end)
  }

  /// Passes the bracket that closes the container, if it stands here.
  private mutating func passClosing(of container: Int) throws(Stop) -> Bool {
    let isArray = nodes[container].kind == .array
    switch current {
    case UInt8(ascii: "]") where isArray, UInt8(ascii: "}") where !isArray:
      position += 1
      return true
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      throw unexpected(
        expecting: isArray ? "\"]\"" : "\"}\"", notes: openingNote(container))
    case 0 where isAtEnd:
      throw unexpected(
        expecting: isArray ? "\"]\"" : "\"}\"", notes: openingNote(container))
    default: return false
    }
  }

  private func openingNote(_ container: Int) -> [Diagnostic.Note] {
    let start = Int(nodes[container].start)
    let name = nodes[container].kind == .array ? "array" : "object"
    return [Diagnostic.Note("the \(name) starts here", at: start..<start + 1)]
  }

  /// Where what stands before the white space and comments here ends.
  private var endOfPreviousToken: Int { nodes.last.map(endOfLast) ?? position }

  /// The end of the last value that was read: of a container that closed last, its own.
  private func endOfLast(_ last: JSONNode) -> Int {
    // Containers that ended later than the last node are those whose `next` is the list's end.
    var end = Int(last.end)
    var index = nodes.count - 1
    while index >= 0, index > nodes.count - 1 - JSONLimits.depth {
      if Int(nodes[index].next) == nodes.count { end = max(end, Int(nodes[index].end)) }
      index -= 1
    }
    return end
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  private mutating func enter(_ kind: JSONNode.Kind) throws(Stop) -> Int {
    let node = try open(kind)
    depth += 1
    guard depth <= JSONLimits.depth else {
      let message = "more than \(JSONLimits.depth) arrays and objects inside one another"
      throw stop(message, at: position..<position + 1)
    }
    position += 1
    try skipTrivia()
    return node
  }

  private mutating func leave(_ node: Int, count: Int) {
    depth -= 1
    close(node, number: Double(count))
  }
}

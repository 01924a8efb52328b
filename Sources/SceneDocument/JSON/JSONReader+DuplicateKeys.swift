extension JSONReader {
  /// Reports keys that an object has twice.
  mutating func checkForDuplicateKeys(in object: Int, count: Int) {
    guard count > 1 else { return }
    let keys = keyNodes(of: object)
    let mayRepeat = count <= 16 ? hasEqualPair(keys) : true
    if mayRepeat { reportDuplicates(among: keys) }
  }

  private func keyNodes(of object: Int) -> [JSONNode] {
    var keys: [JSONNode] = []
    var child = object + 1
    while child < nodes.count {
      keys.append(nodes[child])
      child = Int(nodes[child + 1].next)
    }
    return keys
  }

  /// Whether two keys may be equal; quick for the small objects that nearly all are.
  private func hasEqualPair(_ keys: [JSONNode]) -> Bool {
    for (index, key) in keys.enumerated() {
      for earlier in keys[..<index] where mayEqual(key, earlier) { return true }
    }
    return false
  }

  private func mayEqual(_ first: JSONNode, _ second: JSONNode) -> Bool {
    if first.kind != .plainString || second.kind != .plainString { return true }
    return first.range.count == second.range.count
      && bytes[first.range].elementsEqual(bytes[second.range])
  }

  private mutating func reportDuplicates(among keys: [JSONNode]) {
    var first: [String: Range<Int>] = [:]
    for key in keys where key.kind != .invalid {
      let name = JSONString(diagnostics.source, key).text
      if let earlier = first[name] {
        report(
          "the key \"\(name)\" is here a second time", at: key.range,
          notes: [Diagnostic.Note("the first one is here", at: earlier)])
      } else {
        first[name] = key.range
      }
    }
  }
}

/// A name as expat gives it: the name space, a line end, the local name.
struct XMLName {
  let space: Substring
  let local: String

  init(_ name: String) {
    let parts = name.split(separator: "\n", maxSplits: 1)
    (space, local) = parts.count == 2 ? (parts[0], String(parts[1])) : ("", name)
  }

  /// The local name in SVG's name space, or in none; empty in any other.
  var elementName: String { space == "http://www.w3.org/2000/svg" || space.isEmpty ? local : "" }

  /// The name of an attribute that SVG knows; nil in a foreign name space.
  var attributeName: String? {
    switch space {
    case "": local
    case "http://www.w3.org/1999/xlink": "xlink:" + local
    case "http://www.w3.org/XML/1998/namespace": "xml:" + local
    default: nil
    }
  }
}

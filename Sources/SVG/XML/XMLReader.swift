import CExpat

/// Reads XML into a tree of elements, through expat.
///
/// Entities of the file's own are replaced, within expat's bounds against their multiplication; external ones are
/// an error, so that nothing but the given bytes is ever read.
final class XMLReader {
  private let parser: XML_Parser
  private var nodes: [ElementNode] = []
  private var open: [Int] = []
  private var text = ""
  private var byteCount = 0
  private var failure: SVGError?

  private init(_ parser: XML_Parser) { self.parser = parser }

  /// The tree of a file.
  static func read(_ bytes: [UInt8]) throws(SVGError) -> ElementTree {
    guard let parser = XML_ParserCreateNS(nil, 0x0A) else {
      throw SVGError("out of memory", at: SVGSourcePosition(line: 1, column: 1))
    }
    defer { XML_ParserFree(parser) }
    let reader = XMLReader(parser)
    reader.setHandlers()
    try reader.parse(bytes)
    return ElementTree(reader.nodes)
  }

  private func setHandlers() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { XMLReader.of($0)?.begin($1, $2) }, { data, _ in XMLReader.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { XMLReader.of($0)?.append($1, Int($2)) }
    XML_SetExternalEntityRefHandlerArg(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetExternalEntityRefHandler(parser) { reader, _, _, _, _ in
      XMLReader.of(reader.map { UnsafeMutableRawPointer($0) })?.refuseEntity()
      return 0
    }
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func parse(_ bytes: [UInt8]) throws(SVGError) {
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: buffer.count), 1)
    }
    if let failure { throw failure }
    guard status == XML_STATUS_OK else { throw SVGError(reason, at: position) }
    guard !nodes.isEmpty else { throw SVGError("there is no element", at: position) }
  }

  private var reason: String {
    let code = XML_GetErrorCode(parser)
    let words = XML_ErrorString(code).map { String(cString: $0) } ?? "not well-formed"
    return "not XML: \(words)"
  }

  private var position: SVGSourcePosition {
    SVGSourcePosition(
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }
}

// MARK: - Events

extension XMLReader {
  private func begin(
    _ name: UnsafePointer<XML_Char>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    flushText()
    guard open.count < XMLLimits.depth else {
      return fail("elements nest deeper than \(XMLLimits.depth); flatten some groups")
    }
    guard nodes.count < XMLLimits.elements else {
      return fail("there are more than \(XMLLimits.elements) elements")
    }
    let node = ElementNode(
      name: name.map { XMLName(String(cString: $0)).elementName } ?? "",
      attributes: read(attributes), parent: open.last, position: position)
    if let parent = open.last { nodes[parent].children.append(.element(nodes.count)) }
    open.append(nodes.count)
    nodes.append(node)
  }

  private func read(
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) -> [String: String] {
    var (result, index): ([String: String], Int) = ([:], 0)
    while let name = attributes?[index], let value = attributes?[index + 1] {
      let value = String(cString: value)
      count(value.utf8.count)
      if let name = XMLName(String(cString: name)).attributeName { result[name] = value }
      index += 2
    }
    return result
  }

  private func end() {
    flushText()
    _ = open.popLast()
  }

  private func append(_ start: UnsafePointer<XML_Char>?, _ length: Int) {
    guard let start else { return }
    count(length)
    start.withMemoryRebound(to: UInt8.self, capacity: length) {
      text += String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
  }

  private func flushText() {
    guard !text.isEmpty else { return }
    if let parent = open.last { nodes[parent].children.append(.text(text)) }
    text = ""
  }

  private func refuseEntity() {
    fail("external entities are not read; put what they hold into the file")
  }

  private func count(_ bytes: Int) {
    byteCount += bytes
    if byteCount > XMLLimits.bytes { fail("text and attributes take more than 256 MiB") }
  }

  private func fail(_ message: String) {
    guard failure == nil else { return }
    failure = SVGError(message, at: position)
    XML_StopParser(parser, 0)
  }
}

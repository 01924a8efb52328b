import Drawing

/// A sink whose encoded segments can be kept in a file and appended later, by another process.
protocol StorableSink: FrameSink {
  /// Puts what an encoder of this sink made of a segment into bytes.
  func store(_ segment: EncodedSegment, in store: inout ByteStore) throws(MediaError)

  /// Reads what `store` has written.
  func loadPayload(from loader: inout ByteLoader) throws(MediaError) -> any Sendable
}

extension EncodedSegment {
  /// The payload, which is of the sink's own kind.
  func payload<Payload>(as type: Payload.Type) throws(MediaError) -> Payload {
    guard let payload = payload as? Payload else {
      throw .unexpected("a segment of another format")
    }
    return payload
  }
}

extension VideoSink: StorableSink {
  func store(_ segment: EncodedSegment, in store: inout ByteStore) throws(MediaError) {
    let packets = try segment.payload(as: [EncodedPacket].self)
    store.put(packets.count)
    for packet in packets {
      store.put(packet.index)
      store.put(packet.isKey ? 1 : 0)
      store.put(packet.bytes)
      store.put(packet.blockAddition)
    }
  }

  func loadPayload(from loader: inout ByteLoader) throws(MediaError) -> any Sendable {
    var packets: [EncodedPacket] = []
    for _ in 0..<(try loader.count(of: 32)) {
      let (index, isKey) = (try loader.number(), try loader.number() != 0)
      packets.append(
        EncodedPacket(
          bytes: try loader.countedBytes(), index: index, isKey: isKey,
          blockAddition: try loader.countedBytes()))
    }
    return packets
  }
}

extension RawSink: StorableSink {
  func store(_ segment: EncodedSegment, in store: inout ByteStore) throws(MediaError) {
    let frames = try segment.payload(as: [[UInt8]].self)
    store.put(frames.count)
    for frame in frames { store.put(frame) }
  }

  func loadPayload(from loader: inout ByteLoader) throws(MediaError) -> any Sendable {
    var frames: [[UInt8]] = []
    for _ in 0..<(try loader.count(of: 8)) { frames.append(try loader.countedBytes()) }
    return frames
  }
}

extension FrameHashSink: StorableSink {
  func store(_ segment: EncodedSegment, in store: inout ByteStore) throws(MediaError) {
    let hashes = try segment.payload(as: [FrameHash].self)
    store.put(hashes.count)
    for hash in hashes { store.put(Array(hash.hexadecimal.utf8)) }
  }

  func loadPayload(from loader: inout ByteLoader) throws(MediaError) -> any Sendable {
    var hashes: [FrameHash] = []
    for _ in 0..<(try loader.count(of: 8)) {
      let text = String(decoding: try loader.countedBytes(), as: UTF8.self)
      guard let hash = FrameHash(hexadecimal: text) else { throw .unexpected("a hash isn't one") }
      hashes.append(hash)
    }
    return hashes
  }
}

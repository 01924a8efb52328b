/// What a node keeps for the dynamic properties of the view at its place.
final class PropertyStorage {
  private var boxes: [AnyObject?] = []

  /// Connects the dynamic properties of `view` to the stage; tells what keeps it from being shown.
  func link<V: View>(
    _ view: inout V, owner: any Invalidatable, environment: EnvironmentValues
  ) -> String? {
    let fields = DynamicFields.of(V.self)
    guard !fields.isEmpty else { return nil }
    if boxes.isEmpty { boxes = Array(repeating: nil, count: fields.count) }
    var complaint: String?
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, field) in fields.enumerated() {
        let found = field.type.link(at: base + field.offset, &boxes[index], owner, environment)
        complaint = complaint ?? found
      }
    }
    return complaint
  }
}

extension DynamicProperty {
  /// Connects the property of this type that stands at `address`.
  fileprivate static func link(
    at address: UnsafeMutableRawPointer, _ box: inout AnyObject?, _ owner: any Invalidatable,
    _ environment: EnvironmentValues
  ) -> String? {
    let property = address.assumingMemoryBound(to: Self.self)
    var complaint: String?
    if var linked = property.pointee as? any LinkedProperty {
      linked.link(&box, owner: owner, environment)
      complaint = linked.complaint
      if let value = linked as? Self { property.pointee = value }
    }
    property.pointee.update()
    return complaint
  }
}

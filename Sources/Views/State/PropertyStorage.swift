@_spi(Reflection) import Swift
import Synchronization

/// What a node keeps for the dynamic properties of the view at its place.
final class PropertyStorage {
  private var boxes: [AnyObject?] = []

  /// Connects the dynamic properties of `view` to the stage.
  func link<V: View>(_ view: inout V, owner: any Invalidatable, environment: EnvironmentValues) {
    let fields = DynamicFields.of(V.self)
    guard !fields.isEmpty else { return }
    if boxes.isEmpty { boxes = Array(repeating: nil, count: fields.count) }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, field) in fields.enumerated() {
        field.type.link(at: base + field.offset, &boxes[index], owner, environment)
      }
    }
  }
}

/// Where a view type stores a dynamic property.
private struct DynamicField {
  let offset: Int
  let type: any DynamicProperty.Type
}

extension DynamicProperty {
  /// Connects the property of this type that stands at `address`.
  fileprivate static func link(
    at address: UnsafeMutableRawPointer, _ box: inout AnyObject?, _ owner: any Invalidatable,
    _ environment: EnvironmentValues
  ) {
    let property = address.assumingMemoryBound(to: Self.self)
    if var linked = property.pointee as? any LinkedProperty {
      linked.link(&box, owner: owner, environment)
      if let value = linked as? Self { property.pointee = value }
    }
    property.pointee.update()
  }
}

private enum DynamicFields {
  /// The dynamic properties of a type, found by reflection.
  ///
  /// `_forEachField` is the standard library's own reflection; `Mirror` could do the same over
  /// values, slower and without offsets. Only structures are looked into: a class as a view is not
  /// supported by the model.
  static func of(_ type: Any.Type) -> [DynamicField] {
    let key = ObjectIdentifier(type)
    if let known = cache.withLock({ $0[key] }) { return known }
    var fields: [DynamicField] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(DynamicField(offset: offset, type: property))
      }
      return true
    }
    let found = fields
    cache.withLock { $0[key] = found }
    return found
  }

  private static let cache = Mutex<[ObjectIdentifier: [DynamicField]]>([:])
}

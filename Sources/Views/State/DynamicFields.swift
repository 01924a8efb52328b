@_spi(Reflection) import Swift
import Synchronization

/// Where a view type stores a dynamic property.
struct DynamicField {
  let offset: Int
  let type: any DynamicProperty.Type
}

enum DynamicFields {
  /// The dynamic properties of a type, found by reflection.
  ///
  /// `_forEachField` is the standard library's own reflection; `Mirror` could do the same over
  /// values, slower and without offsets. Only structures are looked into: a class as a view is not
  /// supported by the model.
  static func of(_ type: Any.Type) -> [DynamicField] {
    let key = ObjectIdentifier(type)
    if let known = cache.withLock({ $0[key] }) { return known }
    var fields: [DynamicField] = []
    collect(type, at: 0, into: &fields)
    let found = fields
    cache.withLock { $0[key] = found }
    return found
  }

  /// Properties that are made of others come after those; modifiers have properties like views.
  private static func collect(_ type: Any.Type, at base: Int, into fields: inout [DynamicField]) {
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      if let property = fieldType as? any DynamicProperty.Type {
        if kind == .struct, !(fieldType is any LinkedProperty.Type) {
          collect(fieldType, at: base + offset, into: &fields)
        }
        fields.append(DynamicField(offset: base + offset, type: property))
      } else if kind == .struct, fieldType is any ViewModifier.Type {
        collect(fieldType, at: base + offset, into: &fields)
      }
      return true
    }
  }

  private static let cache = Mutex<[ObjectIdentifier: [DynamicField]]>([:])
}

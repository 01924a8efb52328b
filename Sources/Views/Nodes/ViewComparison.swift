@_spi(Reflection) import Swift
import Synchronization

/// Tells whether two values of a view type say the same, as far as that can be known.
///
/// Views are compared field by field: plain data byte by byte, objects by identity, what can be
/// compared by its own measure. Fields that the stage fills in don't count. Closures and other things
/// that can't be compared make all values of the type differ.
struct ViewComparison {
  private let fields: [ComparedField]?

  /// The comparison of a type, worked out once.
  static func of<V>(_ type: V.Type) -> ViewComparison {
    let key = ObjectIdentifier(type)
    if let known = cache.withLock({ $0[key] }) { return known }
    var fields: [ComparedField] = []
    let isComplete = collect(Wrapped<V>.self, at: 0, into: &fields)
    let comparison = ViewComparison(fields: isComplete ? fields : nil)
    cache.withLock { $0[key] = comparison }
    return comparison
  }

  /// A structure of one field, which is looked at like any other.
  private struct Wrapped<V> { let value: V }

  /// Whether both values, of the type that this comparison is of, are known to say the same.
  func areEqual<V>(_ one: V, _ other: V) -> Bool {
    guard let fields else { return false }
    return withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: other) { other in
        guard let one = one.baseAddress, let other = other.baseAddress else { return true }
        return fields.allSatisfy { $0.type.areEqual(one + $0.offset, other + $0.offset) }
      }
    }
  }

  private static let cache = Mutex<[ObjectIdentifier: ViewComparison]>([:])

  private static func collect(
    _ type: Any.Type, at base: Int, into fields: inout [ComparedField]
  ) -> Bool {
    var isComplete = true
    let isStructure = _forEachField(of: type) { _, offset, fieldType, kind in
      isComplete = add(fieldType, kind, at: base + offset, to: &fields)
      return isComplete
    }
    return isComplete && isStructure
  }

  private static func add(
    _ type: Any.Type, _ kind: _MetadataKind, at offset: Int, to fields: inout [ComparedField]
  ) -> Bool {
    if type is any LinkedProperty.Type { return true }
    if type is AnyObject.Type {
      fields.append(ComparedField(offset: offset, type: ComparedObject.self))
    } else if let equatable = type as? any Equatable.Type {
      fields.append(ComparedField(offset: offset, type: equatable.compared))
    } else if kind == .struct || kind == .tuple {
      return collect(type, at: offset, into: &fields)
    } else {
      return false
    }
    return true
  }
}

/// A part of a view that is compared.
private struct ComparedField: Sendable {
  let offset: Int
  let type: any ComparedType.Type
}

/// How the parts of one type are compared.
private protocol ComparedType: SendableMetatype {
  static func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool
}

private enum ComparedObject: ComparedType {
  static func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    one.load(as: UnsafeRawPointer?.self) == other.load(as: UnsafeRawPointer?.self)
  }
}

private enum ComparedValue<Value: Equatable>: ComparedType {
  static func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let one = one.assumingMemoryBound(to: Value.self)
    return one.pointee == other.assumingMemoryBound(to: Value.self).pointee
  }
}

extension Equatable {
  fileprivate static var compared: any ComparedType.Type { ComparedValue<Self>.self }
}

/// A model whose `@Published` properties are watched by the views that read them.
///
/// A class marked `@Observable` does the same without the attributes; this is for code that is written
/// the older way.
public protocol ObservableObject: AnyObject {}

extension View {
  /// Puts a model into the environment, by its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentView(content: self) { $0[object: Object.self] = object }
  }
}

/// Makes bindings to the properties of a model.
@dynamicMemberLookup
public struct ObservableObjectBindings<ObjectType: ObservableObject> {
  let object: ObjectType

  public subscript<Member>(
    dynamicMember member: ReferenceWritableKeyPath<ObjectType, Member>
  ) -> Binding<Member> {
    let object = self.object
    return Binding(get: { object[keyPath: member] }, set: { object[keyPath: member] = $0 })
  }
}

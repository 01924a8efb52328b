internal import Views

/// The views that a document defines, read when they are first used.
final class ComponentTable {
  private enum Entry {
    case unread(JSONMember)
    /// Being read: a use at this time is a use inside itself.
    case reading
    case read(Component?)
  }

  private var entries: [String: Entry] = [:]
  private(set) var names: [String] = []
  /// The names of those being read, outermost first.
  private(set) var stack: [String] = []
  /// The variables that all components can name: the state.
  var layout = VariableLayout()

  func has(_ name: String) -> Bool { entries[name] != nil }

  /// Adds a definition.
  func define(_ member: JSONMember) {
    entries[member.name] = .unread(member)
    names.append(member.name)
  }

  /// The component called `name`, read by `read` if it hasn't been; nil when it is wrong.
  func component(
    _ name: String, read: (JSONMember) -> Component?, whenCircular: () -> Void
  ) -> Component? {
    switch entries[name] {
    case .read(let component): return component
    case .reading:
      whenCircular()
      return nil
    case .unread(let member):
      entries[name] = .reading
      stack.append(name)
      let component = read(member)
      stack.removeLast()
      entries[name] = .read(component)
      return component
    case nil: return nil
    }
  }
}

/// A view that a document defines.
struct Component: Sendable {
  /// A value that each use may set.
  struct Parameter: Sendable {
    let name: String
    let type: ExpressionType
    let defaultValue: SceneValue
  }

  let parameters: [Parameter]
  let body: ElementList
}

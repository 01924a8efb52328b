internal import Views

/// The views that a document defines, read when they are first used.
final class ComponentTable {
  private enum Entry {
    /// Its definition and the document that it is in.
    case unread(JSONMember, DocumentPlace)
    /// Being read: a use at this time is a use inside itself.
    case reading
    case read(Component?)
  }

  private var entries: [String: Entry] = [:]
  private(set) var names: [String] = []
  /// The names of those that the first document defines, with their bytes.
  private(set) var ownRanges: [(name: String, range: Range<Int>)] = []
  /// The names of those being read, outermost first.
  private(set) var stack: [String] = []
  /// The variables that the document's own components can name: the state and the tables.
  var layout = VariableLayout()
  /// The variables that imported components can name, which know nothing of the document.
  var importedLayout = VariableLayout()

  func has(_ name: String) -> Bool { entries[name] != nil }

  /// Adds a definition in a document.
  func define(_ member: JSONMember, in place: DocumentPlace) {
    entries[member.name] = .unread(member, place)
    names.append(member.name)
    if place.source == nil { ownRanges.append((member.name, member.key.range)) }
  }

  /// The component called `name`, read by `read` if it hasn't been; nil when it is wrong.
  func component(
    _ name: String, read: (JSONMember, DocumentPlace) -> Component?, whenCircular: () -> Void
  ) -> Component? {
    switch entries[name] {
    case .read(let component): return component
    case .reading:
      whenCircular()
      return nil
    case .unread(let member, let place):
      entries[name] = .reading
      stack.append(name)
      let component = read(member, place)
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
    /// nil when each use has to set it.
    let defaultValue: SceneValue?
  }

  /// The variables that it can name beside its parameters.
  let layout: VariableLayout

  let parameters: [Parameter]
  let body: ElementList
  /// How many views are inside one another on the longest way down.
  let depth: Int
}

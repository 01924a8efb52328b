extension ForEach {
  /// A view for each element of a collection, made of a binding to the element.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    Data == [BoundElement<C>], ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a collection, made of a binding to the element and identified by the
  /// value at `id`.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C: MutableCollection & RandomAccessCollection, Data == [BoundElement<C>] {
    self.init(
      data: BoundElement.all(of: data), identifier: { $0.element[keyPath: id] },
      content: { content($0.binding(data, id)) })
  }
}

/// An element of a collection that is reached through a binding.
public struct BoundElement<C: MutableCollection & RandomAccessCollection> {
  let index: C.Index
  let element: C.Element

  static func all(of data: Binding<C>) -> [BoundElement] {
    let collection = data.wrappedValue
    return collection.indices.map { BoundElement(index: $0, element: collection[$0]) }
  }

  /// A binding to the element wherever it is now; one that is gone stays as it was.
  func binding<ID: Equatable>(
    _ data: Binding<C>, _ id: KeyPath<C.Element, ID>
  ) -> Binding<C.Element> {
    let find = { (collection: C) in
      if collection.indices.contains(index),
        collection[index][keyPath: id] == element[keyPath: id]
      {
        return index as C.Index?
      }
      return collection.firstIndex { $0[keyPath: id] == element[keyPath: id] }
    }
    return Binding(
      get: {
        let collection = data.wrappedValue
        return find(collection).map { collection[$0] } ?? element
      },
      set: { new in
        guard let place = find(data.wrappedValue) else { return }
        data.wrappedValue[place] = new
      })
  }
}

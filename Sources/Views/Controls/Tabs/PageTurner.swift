import Geometry

/// Brings pages and what is selected of them into line.
final class PageTurner {
  private unowned let surface: ScrollSurface
  var pages: ScrollPages?
  /// The page that is shown in the end.
  private(set) var index = 0
  /// The selection that the pages were last turned to.
  private var selection: AnyHashable?
  private var width: Double?

  init(_ surface: ScrollSurface) { self.surface = surface }

  /// The page shown at a time, with the part of the way to the next as a fraction.
  func position(at time: Double) -> Double {
    let axis = surface.horizontal
    return axis.viewport > 0 ? axis.shown(at: time) / axis.viewport : 0
  }

  /// Turns to the page that is selected, in a layout, and keeps to it when the size changes.
  func turn(_ items: [LayoutItem], _ pass: LayoutPass) {
    guard let pages, !surface.horizontal.isHeld else { return }
    if pages.selection != selection {
      selection = pages.selection
      index = items.firstIndex { $0.pageTag == pages.selection } ?? index
    }
    index = min(index, max(items.count - 1, 0))
    let target = Double(index) * surface.horizontal.viewport
    let isResized = width != surface.horizontal.viewport
    width = surface.horizontal.viewport
    guard target != surface.horizontal.offset else { return }
    // Pages of another size are at once where they belong; their own frames travel.
    let transaction = isResized ? Transaction() : pass.transaction
    surface.horizontal.move(to: target, transaction, at: pass.time)
  }

  /// Notes which page a finger has turned to, and selects it.
  func didSettle(_ items: [LayoutItem]) {
    guard let pages, surface.horizontal.viewport > 0 else { return }
    index = Int((surface.horizontal.offset / surface.horizontal.viewport).rounded())
    guard items.indices.contains(index), let tag = items[index].pageTag, tag != selection else {
      return
    }
    if pages.selection != nil { selection = tag }
    pages.select(tag)
  }
}

extension LayoutItem {
  /// What selects the item as a page: its tag, or its identifier.
  fileprivate var pageTag: AnyHashable? { traits.tag ?? node.identifierAround }
}

extension ViewNode {
  /// The identifier of the nearest place around that has one, within the scrolled content.
  fileprivate var identifierAround: AnyHashable? {
    if let identifier = (self as? DynamicChildNode)?.identifier { return identifier }
    return self is any ScrollingNode ? nil : parent?.identifierAround
  }
}

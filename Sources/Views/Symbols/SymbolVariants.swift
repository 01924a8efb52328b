/// What is added to symbols: a filling, a slash, an enclosure.
public struct SymbolVariants: Sendable, Hashable {
  private var enclosure: Symbol.Enclosure?
  private var isFilled = false
  private var isSlashed = false

  /// As the name says.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants().in(.circle)
  /// In a square.
  public static let square = SymbolVariants().in(.square)
  /// Filled.
  public static let fill = SymbolVariants().fill
  /// Struck through.
  public static let slash = SymbolVariants().slash

  /// The same in a circle.
  public var circle: SymbolVariants { self.in(.circle) }
  /// The same in a square.
  public var square: SymbolVariants { self.in(.square) }

  /// The same filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }

  /// The same struck through.
  public var slash: SymbolVariants {
    var variants = self
    variants.isSlashed = true
    return variants
  }

  private func `in`(_ enclosure: Symbol.Enclosure) -> SymbolVariants {
    var variants = self
    variants.enclosure = enclosure
    return variants
  }

  /// The name of a symbol with what is added to it, as far as there is such a symbol.
  func name(of name: String) -> String {
    let added = [
      isSlashed ? ".slash" : nil, enclosure.map { "." + $0.rawValue }, isFilled ? ".fill" : nil,
    ]
    return added.compactMap(\.self).reduce(name) { name, suffix in
      Symbol(named: name + suffix) == nil ? name : name + suffix
    }
  }
}

extension EnvironmentValues {
  /// What is added to symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  private enum SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
  }
}

extension View {
  /// Adds a filling, a slash or an enclosure to the symbols in this view, where there are such.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}

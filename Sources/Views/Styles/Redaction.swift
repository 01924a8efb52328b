import Drawing
import Geometry

/// Why content isn't to be read.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// The reasons whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It stands for what isn't there yet: texts and pictures are pale shapes in their places.
  public static let placeholder = RedactionReasons(rawValue: 1)
}

extension EnvironmentValues {
  /// Why content isn't to be read.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  private enum RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
  }
}

extension View {
  /// Keeps what is in this view from being read: texts and pictures become pale shapes in their places.
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentView(content: self) { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows what is in this view, whatever is said around it.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

extension DrawPass {
  /// Draws what stands in the place of something that isn't to be read.
  mutating func drawPlaceholder(_ style: ResolvedStyle, over rects: [CGRect]) {
    var pale = style
    pale.opacity *= 0.18
    let path = rects.filter { !$0.isEmpty }.reduce(into: Path()) { path, rect in
      path.addPath(RoundedRectangle(cornerRadius: min(4, rect.height / 4)).path(in: rect))
    }
    let bounds = rects.reduce(CGRect.null) { $0.union($1) }
    guard !path.isEmpty else { return }
    paint(pale, over: bounds) { $0.fill(path, $1, style: FillStyle()) }
  }
}

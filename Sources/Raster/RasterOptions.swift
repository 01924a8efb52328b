/// What a rasterizer does beside drawing.
public struct RasterOptions: Sendable, Hashable {
  /// What becomes of the pixels that a bitmap already holds.
  public var backdrop: Backdrop
  /// The instruction set of the inner loops; nil takes the fastest this processor has.
  ///
  /// The pixels are the same for each.
  public var instructionSet: InstructionSet?

  /// Options for drawing on a cleared bitmap with the fastest loops, unless told otherwise.
  public init(backdrop: Backdrop = .cleared, instructionSet: InstructionSet? = nil) {
    (self.backdrop, self.instructionSet) = (backdrop, instructionSet)
  }

  /// What becomes of the pixels that a bitmap already holds.
  public enum Backdrop: Sendable, Hashable {
    /// They are replaced: by the drawing's background, or by transparency.
    case cleared
    /// They stay, and the drawing goes on top of them.
    case kept
  }
}

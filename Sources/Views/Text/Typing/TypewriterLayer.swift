import Drawing
import Geometry
import Typography

/// How far a text has been typed that is shown, on its way.
final class TypewriterLayer {
  private var cursor: TextCursor?
  private var cursorColor: Color.Resolved?
  private let progress: Attribute<Double>
  /// How often the progress was set to another value.
  private(set) var changes = 0

  init(stage: Stage) { progress = Attribute(stage: stage) }

  /// Takes what the surroundings say.
  func update(_ typewriter: Typewriter, _ context: UpdateContext) {
    cursor = typewriter.cursor
    cursorColor = cursor?.color?.resolve(in: context.environment)
    if progress.set(typewriter.progress, context.transaction, at: context.time) { changes += 1 }
  }

  /// The share that has been typed, from 0 to 1.
  func share(at time: Double) -> Double {
    let share = progress.value(at: time)
    return share.isFinite ? min(max(share, 0), 1) : 1
  }

  /// How many of `count` letters a share of them is, but for what arithmetic loses.
  static func letters(of count: Double, at share: Double) -> Double { share * count + 1e-9 }

  /// Which letters are there; nil when all are.
  func forms(_ layout: LaidText, at time: Double) -> UnitForms? {
    let units = layout.units(by: .character)
    let count = typed(of: units.count, at: time)
    guard count < units.count else { return nil }
    return UnitForms(
      units: units, forms: units.indices.map { $0 < count ? UnitForm() : .hidden })
  }

  /// The whole letters of a share.
  private func typed(of count: Int, at time: Double) -> Int {
    Int(Self.letters(of: Double(count), at: share(at: time)).rounded(.down))
  }

  /// The last letter that has been typed; nil before the first.
  func lastLetter(_ layout: LaidText, at time: Double) -> TextUnit? {
    let units = layout.units(by: .character)
    let count = typed(of: units.count, at: time)
    return count > 0 ? units[count - 1] : nil
  }

  /// The cursor as it is shown at the time of the pass.
  func drawCursor(_ layout: LaidText, _ pass: inout DrawPass, paint: Paint) {
    guard let cursor else { return }
    let isTyping = progress.isRunning(at: pass.time)
    if cursor.blinkPeriod > 0 { progress.noteLiveRead() }
    guard isTyping || cursor.isOn(at: pass.time) else { return }
    let units = layout.units(by: .character)
    let place = place(after: typed(of: units.count, at: pass.time), units, layout)
    let rect = cursor.rect(at: place.x, line: place.line)
    pass.fill(Path(rect), cursorColor.map { .color($0) } ?? paint, style: FillStyle())
  }

  private func place(
    after count: Int, _ units: [TextUnit], _ layout: LaidText
  ) -> (x: CGFloat, line: CGRect) {
    guard let unit = count > 0 ? units[count - 1] : units.first else { return (0, .zero) }
    let line = layout.lines[unit.line].bounds
    let isRightToLeft = unit.runs.first?.isRightToLeft ?? false
    let atLeft = isRightToLeft == (count > 0)
    return (atLeft ? unit.bounds.minX : unit.bounds.maxX, line)
  }
}

extension TextCursor {
  /// The cursor beside a letter that ends at `x`.
  fileprivate func rect(at x: CGFloat, line: CGRect) -> CGRect {
    let unit = line.height
    return switch style {
    case .bar:
      CGRect(
        x: x + unit * 0.03, y: line.minY + unit * 0.06, width: max(unit * 0.06, 1),
        height: unit * 0.88)
    case .block:
      CGRect(
        x: x + unit * 0.04, y: line.minY + unit * 0.06, width: unit * 0.46, height: unit * 0.88)
    case .underscore:
      CGRect(
        x: x + unit * 0.04, y: line.minY + unit * 0.84, width: unit * 0.46, height: unit * 0.08)
    }
  }
}

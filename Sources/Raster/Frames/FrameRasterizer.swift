import CRasterKernels
public import Drawing
import Geometry

/// Turns the drawings of one frame after another into pixels and draws again only what changed.
///
/// The pixels are those that a `Rasterizer` gives, whatever was drawn before and with however many
/// threads. Two frames are compared node by node. Where nodes are equal and in the same order
/// nothing is done; the pixels that others touch, or touched before, are drawn anew from the bottom,
/// without what opaque shapes hide.
///
/// Use one from one thread at a time; the threads that help are its own.
public final class FrameRasterizer {
  /// The pixels of the frame that was drawn last; transparent before the first.
  public internal(set) var bitmap: Bitmap

  let canvas: PixelBounds
  let threads: PaintingThreads
  let painters: [RegionPainter]
  var recorder = DrawingRecorder()
  var probe = ChangeProbe()
  var ground = KeptGround()
  /// What the bitmap shows.
  private var shown: RecordedFrame?

  /// A rasterizer of frames of `width` by `height` pixels.
  ///
  /// - Parameters:
  ///   - width: The number of columns; beyond 2²⁰ there is transparency alone.
  ///   - height: The number of rows, alike.
  ///   - threads: How many threads paint a frame together; at least one, at most 64.
  ///   - instructionSet: The instruction set of the inner loops; nil takes the fastest.
  /// - Precondition: `width` and `height` are not negative.
  public init(
    width: Int, height: Int, threads: Int = 1, instructionSet: InstructionSet? = nil
  ) {
    let farthest = 1 << 20
    bitmap = Bitmap(width: width, height: height)
    canvas = PixelBounds(width: min(width, farthest), height: min(height, farthest))
    self.threads = PaintingThreads(count: threads)
    let kernels: Kernels = instructionSet?.kernels ?? raster_kernels_best()
    painters = (0..<self.threads.count).map { _ in RegionPainter(kernels: kernels) }
  }

  /// Draws `drawing`, `scale` pixels a point, and tells what changed since the last one.
  ///
  /// The drawing's origin is the top left corner of the bitmap. The first frame changes everything.
  /// A scale that is not a positive number draws the background alone.
  @discardableResult
  public func draw(_ drawing: FrameDrawing, scale: Double) -> FrameChange {
    var parts: [PixelBounds] = []
    RecordingStack.run(for: drawing.content) {
      var frame = RecordedFrame(drawing, scale)
      recorder.begin(drawing.content, canvas)
      frame.reach = recorder.farthestReach
      parts = recordChanges(&frame, since: shown).disjoint
      if !parts.isEmpty { renew(&frame, on: parts) }
      shown = frame
    }
    return FrameChange(parts)
  }

  private func renew(_ frame: inout RecordedFrame, on parts: [PixelBounds]) {
    keepGround(of: &frame, seenOn: parts)
    let visible = visibleUnits(&frame, on: parts)
    paint(frame, visible, over: ground.isEmpty ? nil : ground.bitmap, on: &bitmap)
  }

  /// Forgets the last frame: the next is drawn as if it were the first.
  public func forget() { shown = nil }
}

/// What a bitmap shows.
struct RecordedFrame {
  var scale: Double
  /// The pixel that is behind everything.
  var ground: UInt32
  /// How far outside of the canvas filters look.
  var reach: Int32 = 0
  /// Back to front.
  var units: [DrawingUnit]
  /// What is known of each unit.
  var traces: [UnitTrace]
  /// How many units at the back are the same as in the frame before.
  var commonPrefix = 0

  init(_ drawing: FrameDrawing, _ scale: Double) {
    self.scale = scale
    ground = drawing.background?.pixel ?? 0
    let places = CGAffineTransform(
      scaleX: scale * FixedPoint.scale, y: scale * FixedPoint.scale)
    units = scale > 0 && scale.isFinite ? DrawingUnit.units(of: drawing.content, places) : []
    traces = Array(repeating: UnitTrace(), count: units.count)
  }

  /// Whether equal units leave equal pixels in both frames.
  func sharesGround(with other: RecordedFrame) -> Bool {
    scale == other.scale && ground == other.ground && reach == other.reach
  }
}

public import Drawing
import Raster
import Views

/// Frames of a film on one sheet, each with its time.
public struct ContactSheet: Sendable {
  /// A frame with its time in seconds.
  public struct Frame: Sendable {
    public let time: Double
    public let bitmap: Bitmap

    /// A frame.
    public init(time: Double, bitmap: Bitmap) { (self.time, self.bitmap) = (time, bitmap) }
  }

  /// The frames in the order in which they are shown, row by row.
  public let frames: [Frame]
  /// How many frames a row has.
  public let columns: Int
  /// How many pixels of the sheet a frame's pixel has.
  public let scale: Double

  /// A sheet of frames of one size; without a number of columns it is about as high as wide.
  public init(_ frames: [Frame], columns: Int? = nil, scale: Double = 1) {
    self.scale = scale
    let count = max(Double(frames.count), 1)
    let ratio = frames.first.map { Double($0.bitmap.height + 30) / Double($0.bitmap.width + 12) }
    let even = Int((count * (ratio ?? 1)).squareRoot().rounded(.up))
    (self.frames, self.columns) = (frames, max(columns ?? even, 1))
  }

  /// So many times of a film at even distances, its first and last moment among them.
  public static func times(count: Int, duration: Double) -> [Double] {
    guard count > 1 else { return [0] }
    return (0..<count).map { duration * Double($0) / Double(count - 1) }
  }

  /// The sheet as a picture.
  ///
  /// - Returns: nil when it would be too large to be one.
  public func bitmap() -> Bitmap? {
    let view = SheetView(sheet: self)
    guard let pixels = PixelSize(view.size, scale: 1) else { return nil }
    let film = Film(
      size: view.size, duration: 1, background: Color.Resolved(css: "#1c1e24"), colorScheme: .dark,
      state: 0
    ) { _ in view }
    var bitmap = Bitmap(width: pixels.width, height: pixels.height)
    Rasterizer().draw(film.makeStage().drawing(at: 0), scale: 1, into: &bitmap)
    return bitmap
  }
}

private struct SheetView: View {
  let sheet: ContactSheet

  private let gap: CGFloat = 12
  private let caption: CGFloat = 18

  private var cell: CGSize {
    let bitmap = sheet.frames.first?.bitmap
    func side(_ length: Int?) -> CGFloat {
      max(CGFloat((Double(length ?? 1) * sheet.scale).rounded()), 1)
    }
    return CGSize(width: side(bitmap?.width), height: side(bitmap?.height))
  }

  var size: CGSize {
    let rows = (sheet.frames.count + sheet.columns - 1) / sheet.columns
    return CGSize(
      width: gap + (cell.width + gap) * CGFloat(min(sheet.columns, max(sheet.frames.count, 1))),
      height: gap + (cell.height + caption + gap) * CGFloat(max(rows, 1)))
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<sheet.frames.count) { index in
        frame(sheet.frames[index]).offset(place(index))
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  private func place(_ index: Int) -> CGSize {
    let (row, column) = index.quotientAndRemainder(dividingBy: sheet.columns)
    return CGSize(
      width: gap + CGFloat(column) * (cell.width + gap),
      height: gap + CGFloat(row) * (cell.height + caption + gap))
  }

  private func frame(_ frame: ContactSheet.Frame) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Image(BitmapImage(frame.bitmap)).resizable().interpolation(.high)
        .frame(width: cell.width, height: cell.height)
      Text(frame.time, format: .number.precision(2)).font(.system(size: 11)).monospacedDigit()
        .foregroundStyle(.secondary).frame(height: caption - 2)
    }
  }
}

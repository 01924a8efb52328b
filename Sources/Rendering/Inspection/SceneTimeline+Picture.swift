public import Drawing
import Raster
import Views

extension SceneTimeline {
  /// A picture of the tracks: a row for each variable and one for touches, with a bar for each span.
  ///
  /// One that would be too large to be a picture has a single pixel.
  public func bitmap(scale: Double = 2) -> Bitmap {
    let view = TimelinePicture(timeline: self)
    let film = Film(size: view.size, duration: 1, background: .white, state: 0) { _ in view }
    let pixels = PixelSize(view.size, scale: scale)
    var bitmap = Bitmap(width: pixels?.width ?? 1, height: pixels?.height ?? 1)
    if pixels != nil {
      Rasterizer().draw(film.makeStage().drawing(at: 0), scale: scale, into: &bitmap)
    }
    return bitmap
  }
}

/// A row of the picture with what happens in it.
struct TimelineTrack: Sendable {
  let name: String
  let spans: [TimelineSpan]
}

/// From when to when something happens.
struct TimelineSpan: Sendable {
  let start: Double
  let end: Double
  let text: String
}

extension SceneTimeline {
  /// The rows of the picture: the variables, then the touches if there are any.
  var tracks: [TimelineTrack] {
    let changes = variables.map { variable in
      let spans = steps.flatMap { step in
        step.changes.filter { $0.variable == variable }.map { change in
          TimelineSpan(start: step.start, end: step.end, text: change.value)
        }
      }
      return TimelineTrack(name: variable, spans: spans)
    }
    let touches = steps.filter { !$0.touch.isEmpty }.map {
      TimelineSpan(start: $0.start, end: $0.end, text: $0.touch)
    }
    return changes + (touches.isEmpty ? [] : [TimelineTrack(name: "touches", spans: touches)])
  }
}

private struct TimelinePicture: View {
  let timeline: SceneTimeline

  private let left: CGFloat = 130
  private let right: CGFloat = 30
  private let width: CGFloat = 900
  private let top: CGFloat = 40
  private let rowHeight: CGFloat = 44

  var size: CGSize {
    let rows = CGFloat(max(min(timeline.tracks.count, 200), 1))
    return CGSize(width: width, height: top + rows * rowHeight + 20)
  }

  private var length: Double {
    let last = timeline.steps.map(\.start).max() ?? 0
    return max(timeline.duration.isFinite ? timeline.duration : last + 1, 0.001)
  }

  private func x(_ seconds: Double) -> CGFloat {
    left + (width - left - right) * CGFloat(min(max(seconds / length, 0), 1))
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(ticks) { tick(Double($0) * tickLength) }
      ForEach(0..<min(timeline.tracks.count, 200)) { row($0) }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .font(.system(size: 12))
    .foregroundStyle(Color(red: 0.2, green: 0.22, blue: 0.28))
  }

  private var tickLength: Double {
    let steps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 600, 3600]
    return steps.first { length / $0 <= 14 } ?? length / 10
  }

  private var ticks: Range<Int> { 0..<Int(length / tickLength) + 1 }

  private func tick(_ seconds: Double) -> some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(Color(red: 0.89, green: 0.9, blue: 0.93))
        .frame(width: 1, height: size.height - top - 10)
        .offset(x: x(seconds), y: top - 6)
      Text(verbatim: "\(SceneTimeline.text(seconds)) s")
        .frame(width: 60).offset(x: x(seconds) - 30, y: top - 26)
    }
  }

  private func row(_ index: Int) -> some View {
    let track = timeline.tracks[index]
    let y = top + CGFloat(index) * rowHeight
    return ZStack(alignment: .topLeading) {
      Text(verbatim: track.name).fontWeight(.semibold).lineLimit(1)
        .frame(width: left - 20, alignment: .trailing).offset(x: 6, y: y + 12)
      ForEach(0..<min(track.spans.count, 500)) { bar(track.spans[$0], index, y) }
    }
  }

  private func bar(_ span: TimelineSpan, _ index: Int, _ y: CGFloat) -> some View {
    let (start, end) = (x(span.start), x(span.end.isFinite ? span.end : length))
    let color = palette[index % palette.count]
    return ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 6).fill(color.opacity(0.3))
        .frame(width: max(end - start, 3), height: 26).offset(x: start, y: y + 6)
      Rectangle().fill(color).frame(width: 3, height: 26).offset(x: start, y: y + 6)
      Text(verbatim: span.text).font(.system(size: 11)).lineLimit(1).truncationMode(.tail)
        .frame(width: max(end - start, width - right - start - 8, 10) - 8, alignment: .leading)
        .offset(x: start + 8, y: y + 12)
    }
  }

  private var palette: [Color] { [.blue, .orange, .green, .purple, .pink, .teal] }
}

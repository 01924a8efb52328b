import Drawing
import Geometry

/// The line of a slider, and its thumb.
struct SliderTrack: View {
  let scale: SliderScale
  let onEditingChanged: (Bool) -> Void
  @State private var isEditing = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint

  private static let (thumb, line) = (27.0, 4.0)

  var body: some View {
    GeometryReader { proxy in
      let room = max(proxy.size.width.native - Self.thumb, 0)
      let way = room * scale.fraction
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.35)).frame(height: Self.line)
        Capsule().fill(tint ?? AnyShapeStyle(Color.accentColor))
          .frame(width: way + Self.thumb / 2, height: Self.line)
        Circle().fill(Color.white).frame(width: Self.thumb, height: Self.thumb)
          .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
          .offset(x: way)
      }
      .frame(height: Self.thumb)
      .contentShape(Rectangle())
      .gesture(drag(room))
    }
    .frame(height: Self.thumb)
    .opacity(isEnabled ? 1 : 0.5)
  }

  private func drag(_ room: Double) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        if !isEditing { onEditingChanged(true) }
        isEditing = true
        if room > 0 { scale.choose((value.location.x.native - Self.thumb / 2) / room) }
      }
      .onEnded { _ in
        isEditing = false
        onEditingChanged(false)
      }
  }
}

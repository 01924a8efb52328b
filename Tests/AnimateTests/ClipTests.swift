import Animate
import Testing

@Suite struct ClipTests {
  private func film(_ duration: Double?, fps: Int) -> Film {
    Film(
      size: CGSize(width: 4, height: 4), frameRate: FrameRate(fps)!, duration: duration, state: 0
    ) { _ in Rectangle().fill(Color(.black)) }
  }

  @Test("a clip of all frames ends when the film does, in its last frame's time")
  func whole() throws {
    let clip = try #require(Clip(film(1.03, fps: 10)))
    #expect(clip.frames == 0..<11)
    #expect(clip.end == 1.03)
    #expect(clip.duration == 1.03)
  }

  @Test("a film without duration has one frame, shown for a frame's time")
  func empty() throws {
    let clip = try #require(Clip(film(0, fps: 10)))
    #expect(clip.frames == 0..<1)
    #expect(clip.duration == 0.1)
  }

  @Test("a clip of some frames begins and ends with them")
  func part() throws {
    let clip = try #require(Clip(film(2, fps: 10), frames: 5..<15))
    #expect(clip.start == 0.5)
    #expect(clip.end == 1.5)
  }

  @Test("frames that the film hasn't make no clip", arguments: [0..<21, 20..<21, 3..<3, -1..<5])
  func outside(frames: Range<Int>) {
    #expect(Clip(film(2, fps: 10), frames: frames) == nil)
  }
}

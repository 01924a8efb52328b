import Animate
import Testing

@Suite struct FilmSourceTests {
  /// 1 s at 10 frames a second; the left edge of a black square moves from 0 to 100 points.
  private let film = Film(
    size: CGSize(width: 120, height: 4), frameRate: FrameRate(10)!, duration: 1,
    background: .white, state: 0.0,
    script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = 100 }]
  ) { x in
    Rectangle().fill(Color(.black)).frame(width: 20, height: 4).offset(x: x - 50)
  }

  private func pixels(_ source: FilmSource, at time: Double) -> Bitmap {
    let painter = source.makePainter()
    painter.paint(at: time)
    return painter.bitmap
  }

  /// The column where the black square begins.
  private func edge(_ bitmap: Bitmap) -> Int? {
    (0..<bitmap.width).first { bitmap.bytes[$0 * 4] == 0 }
  }

  @Test("the state at a moment is that of exactly that moment")
  func moments() throws {
    let source = FilmSource(film, size: try #require(PixelSize(film.size, scale: 1)))
    #expect(edge(pixels(source, at: 0)) == 0)
    #expect(edge(pixels(source, at: 0.9)) == 90)
    #expect(edge(pixels(source, at: 1)) == 100)
    let later = FilmSource(film, size: try #require(PixelSize(film.size, scale: 1)), start: 1)
    #expect(edge(pixels(later, at: 0)) == 100)
  }

  @Test("a frame looks the same whatever the painter painted before")
  func independence() throws {
    let source = FilmSource(film, size: try #require(PixelSize(film.size, scale: 1.5)), scale: 1.5)
    let painter = source.makePainter()
    for frame in [3, 4, 4, 9, 1, 0, 7] {
      let time = film.frameRate.time(ofFrame: frame)
      painter.paint(at: time)
      #expect(painter.bitmap == pixels(source, at: time))
    }
  }

  @Test("a larger scale gives more pixels of the same picture")
  func scale() throws {
    let source = FilmSource(film, size: try #require(PixelSize(film.size, scale: 3)), scale: 3)
    let bitmap = pixels(source, at: 0.5)
    #expect((bitmap.width, bitmap.height) == (360, 12))
    #expect(edge(bitmap) == 150)
  }
}

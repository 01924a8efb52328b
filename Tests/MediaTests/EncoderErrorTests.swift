import CFFmpeg
import Dispatch
import Drawing
import Synchronization
import Testing

@testable import Media

@Suite("Errors of FFmpeg")
struct EncoderErrorTests {
  @Test("an option that the encoder doesn't know is an error that names it")
  func unknownOption() throws {
    let codec = try #require(avcodec_find_encoder_by_name("png"))
    var context = avcodec_alloc_context3(codec)
    defer { avcodec_free_context(&context) }
    let options: CodecOptions = ["nonsense": "1"]
    let error = #expect(throws: MediaError.self) {
      try options.set(on: context!.pointee.priv_data, of: "png")
    }
    #expect(error?.message.contains("nonsense=1") == true)
    #expect(error?.exitCode == 70)
  }

  @Test("an encoder that floods its log leaves its last words, and no more than a page of them")
  func flood() {
    beginLog()
    for line in 0..<4096 {
      withVaList([]) { av_vlog(nil, AV_LOG_ERROR, "line \(line) of thirty-two bytes or so\n", $0) }
    }
    let message = MediaError.encoding("x", -1).message
    #expect(message.utf8.count < 5000)
    #expect(message.hasSuffix("line 4095 of thirty-two bytes or so"))
  }

  @Test("an encoder that fails to open tells why in its own words")
  func ownWords() throws {
    beginLog()
    let codec = try #require(avcodec_find_encoder_by_name("libx264"))
    var context = avcodec_alloc_context3(codec)
    defer { avcodec_free_context(&context) }
    context!.pointee.width = 33
    context!.pointee.height = 21
    context!.pointee.pix_fmt = AV_PIX_FMT_YUV420P
    context!.pointee.time_base = av_make_q(1, 30)
    let code = avcodec_open2(context, codec, nil)
    #expect(code < 0)
    #expect(MediaError.encoding("libx264", code).message.contains("not divisible by 2"))
    beginLog()
    #expect(!MediaError.encoding("libx264", code).message.contains("not divisible by 2"))
  }

  // SVT-AV1 shares a table among its encoders, and one that closed took it from one that opened.
  @Test(
    "encoders are opened and closed by several threads at once",
    .disabled(if: !hasSVTAV1, "none here"))
  func simultaneous() throws {
    var settings = EncodingSettings(
      width: 64, height: 64, frameRate: FrameRate(25)!, frameCount: 1)
    (settings.codec, settings.quality) = ("av1", .draft)
    let video = try VideoSettings(settings, .mp4)
    let failures = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      do { _ = try VideoEncoder(video) } catch { failures.add(1, ordering: .relaxed) }
    }
    #expect(failures.load(ordering: .relaxed) == 0)
  }
}

private let hasSVTAV1 = avcodec_find_encoder_by_name("libsvtav1") != nil

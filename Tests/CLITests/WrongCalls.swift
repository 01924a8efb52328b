/// Calls that are wrong, and what is said about them.
enum WrongCalls {
  static let all: [(String, String)] = [
    (
      "rendr a.json -o b.mp4",
      """
      animate: error: unknown command "rendr", did you mean "render"?
      animate: note: "animate --help" lists the commands
      """
    ),
    (
      "--versoin",
      """
      animate: error: unknown option "--versoin", did you mean "--version"?
      animate: note: "animate --help" lists the commands
      """
    ),
    (
      "a.json",
      """
      animate: error: "a.json" is no command
      animate: note: to render it: animate render a.json -o film.mp4
      """
    ),
    (
      "render a.json --fsp 30 -o b.mp4",
      """
      animate: error: unknown option "--fsp" for render, did you mean "--fps"?
      animate: note: "animate render --help" lists what it takes
      """
    ),
    (
      "render",
      """
      animate: error: render needs SCENE, a scene in JSON, or an SVG file; - reads standard input
      animate: note: "animate render --help" lists what it takes
      """
    ),
    (
      "render a.json b.json -o b.mp4",
      """
      animate: error: unexpected argument "b.json" for render
      animate: note: "animate render --help" lists what it takes
      """
    ),
    (
      "render a.json",
      """
      animate: error: render needs -o, where to write
      animate: note: "animate render --help" has an example
      """
    ),
    (
      "render a.json -o b.mp4 -o b.mp4",
      """
      animate: error: -o b.mp4 is given twice
      animate: note: leave one of them
      """
    ),
    (
      "render a.json -o a.json",
      """
      animate: error: -o a.json is the scene itself
      animate: note: write to another path
      """
    ),
    (
      "render a.json -o b.mp4 --fps 30 --fps=60",
      """
      animate: error: --fps is given twice
      animate: note: leave one of them
      """
    ),
    ("render a.json -o", "animate: error: -o needs a value: -o FILE"),
    ("render a.json -o --fps 3", "animate: error: -o needs a value: -o FILE"),
    (
      "render a.json -o b.mp4 --quiet=no",
      #"animate: error: --quiet takes no value, yet "no" is given"#
    ),
    ("still a.json -o b.png --at -1", needs("--at", seconds, "-1")),
    ("still a.json -o b.png --at=0x10", needs("--at", seconds, "0x10")),
    ("render a.json -o b.mp4 --from=nan", needs("--from", seconds, "nan")),
    ("render a.json -o b.mp4 --to 1e300", needs("--to", seconds, "1e300")),
    ("render a.json -o b.mp4 --to 1e999", needs("--to", seconds, "1e999")),
    ("render a.json -o b.mp4 --fps 0", needs("--fps", rates, "0")),
    ("render a.json -o b.mp4 --fps 1001", needs("--fps", rates, "1001")),
    ("render a.json -o b.mp4 --fps 30/0", needs("--fps", rates, "30/0")),
    ("render a.json -o b.mp4 --fps inf", needs("--fps", rates, "inf")),
    ("render a.json -o b.mp4 --size 640", needs("--size", sizes, "640")),
    ("render a.json -o b.mp4 --size 0x10", needs("--size", sizes, "0x10")),
    ("render a.json -o b.mp4 --size -4x10", needs("--size", sizes, "-4x10")),
    ("render a.json -o b.mp4 --size 1e6x1e6", needs("--size", sizes, "1e6x1e6")),
    ("render a.json -o b.mp4 --scale 0", needs("--scale", "a number from 0.01 to 100", "0")),
    ("render a.json -o b.mp4 --jobs 0", needs("--jobs", "a whole number from 1 to 256", "0")),
    ("render a.json -o b.mp4 -j two", needs("-j", "a whole number from 1 to 256", "two")),
    (
      "render a.json -o b.mp4 -j99999999999999999999",
      needs("-j", "a whole number from 1 to 256", "99999999999999999999")
    ),
    ("render a.json -o b.mp4 --crf 64", needs("--crf", "a number from 0 to 63", "64")),
    ("render a.json -o b.mp4 --bitrate 5", needs("--bitrate", bitrates, "5")),
    ("render a.json -o b.mp4 --matte paint", needs("--matte", mattes, "paint")),
    (
      "render a.json -o b.mov --transparent --matte white",
      """
      animate: error: --transparent and --matte exclude one another
      animate: note: leave one of them
      """
    ),
    (
      "render a.json -o b.mp4 --crf 20 --bitrate 5M",
      """
      animate: error: --crf and --bitrate exclude one another
      animate: note: leave one of them
      """
    ),
    (
      "render a.json -o b.mp4 --event-sounds some",
      needs("--event-sounds", "all, touches, keys or none", "some")
    ),
    ("render a.json -o b.mp4 --loop 0", needs("--loop", loops, "0")),
    ("render a.json -o b.mp4 --frames 5..<5", needs("--frames", frames, "5..<5")),
    ("render a.json -o b.mp4 --frames 9..<5", needs("--frames", frames, "9..<5")),
    ("render a.json -o b.mp4 --frames 5", needs("--frames", frames, "5")),
    ("render a.json -o b.mp4 --quality great", needs("--quality", "draft, good or best", "great")),
    ("render a.json -o b.mp4 --set title", needs("--set", assignments, "title")),
    ("render a.json -o b.mp4 --set =3", needs("--set", assignments, "=3")),
    ("still a.json --format gif -o -", needs("--format", "png, jpg or webp", "gif")),
    (
      "render a.json -o b.mp4 --format avi", needs("--format", formats, "avi")
    ),
    (
      "render a.json -o b.mp4 -o c.gif --format gif",
      """
      animate: error: --format says what one output is, but there are 2
      animate: note: leave it out and let the extensions say it, or write one output at a time
      """
    ),
    (
      "render a.json -o - --format webp",
      """
      animate: error: WebP can't be written to standard output
      animate: note: write it to a file, or choose one of mp4, webm, mov, mkv, gif, apng, png, jpg, \
      y4m, rgba, framehash
      """
    ),
    (
      "render a.json -o /dev/full",
      """
      animate: error: /dev/full: no extension says which format to write
      animate: note: known are .mp4, .m4v, .webm, .mov, .mkv, .gif, .apng, .png, .jpg, .jpeg, \
      .webp, .y4m, .rgba, .raw, .framehash, .sha256
      animate: note: --format says what to write whatever the name
      """
    ),
  ]

  private static func needs(_ option: String, _ expectation: String, _ text: String) -> String {
    "animate: error: \(option) needs \(expectation), not \"\(text)\""
  }

  private static let seconds = "a number of seconds from 0 to 1000000"
  private static let rates = "frames per second from 0.001 to 1000, such as 60, 29.97 or 30000/1001"
  private static let sizes = "a width and a height from 1 to 16384, such as 1280x720"
  private static let bitrates = "bits a second from 1k to 1000M, such as 800k or 5M"
  private static let mattes = "a colour such as white or #101418"
  private static let formats =
    "mp4, webm, mov, mkv, gif, apng, png, jpg, webp, y4m, rgba or framehash"
  private static let loops = "\"forever\" or a whole number from 1 to 65535"
  private static let frames = "a range of frames such as 0...59 or, in quotes, '0..<60'"
  private static let assignments = "a name and a value, such as title=Hello"
}

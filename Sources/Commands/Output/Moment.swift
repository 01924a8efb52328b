import Rendering

/// The time of a film that a command is about.
struct Moment {
  var time = 0.0

  static var options: [Option<Moment>] {
    [
      Option(
        "--at", value: .number("SECONDS", 0...1e6, unit: "seconds"), to: \.time,
        help: "the moment, after everything that happens at that time [0]")
    ]
  }

  /// The time, which is one of `film`'s.
  func time(in film: Film) throws(Failure) -> Double {
    guard time <= film.duration else {
      throw .usage(
        "--at \(plain(time)) is after the film's end",
        remedy: "it lasts \(plain(film.duration)) s; choose a time from 0 to that")
    }
    return time
  }
}

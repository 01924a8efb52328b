import Animate
import SwiftScenes

/// `swift run gallery render NAME -o film.mp4` renders one of the films of Scenes/Swift.
@main struct Gallery: FilmGallery {
  static var films: [(name: String, film: @Sendable () -> Film)] { SwiftScenes.films }
}

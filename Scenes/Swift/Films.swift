public import Animate

/// The films of this folder by name, each made when it is asked for.
public let films: [(name: String, film: @Sendable () -> Film)] =
  journeys + pieces

/// Films that tell a story.
let journeys: [(name: String, film: @Sendable () -> Film)] = [
  ("loader", { LoaderFilm.film }),
  ("stadium", { StadiumFilm.film }),
  ("dashboard", { DashboardFilm.film }),
  ("morphing", { MorphingFilm.film }),
  ("transitions", { TransitionsFilm.film }),
  ("onboarding", { OnboardingFilm.film }),
  ("phases", { PhasesFilm.film }),
  ("typography", { TypographyFilm.film }),
  ("code", { CodeFilm.film }),
]

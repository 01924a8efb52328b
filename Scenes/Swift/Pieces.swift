import Animate

/// Films of one effect each.
let pieces: [(name: String, film: @Sendable () -> Film)] = [
  ("twotone", { TwoToneFilm.film }),
  ("arrowtoggle", { ArrowToggleFilm.film }),
  ("draggedcard", { DraggedCardFilm.film }),
  ("shapegrid", { ShapeGridFilm.film }),
  ("distortions", { DistortionsFilm.film }),
  ("particles", { ParticlesFilm.film }),
  ("stacks", { StacksFilm.film }),
  ("symbols", { SymbolsFilm.film }),
]

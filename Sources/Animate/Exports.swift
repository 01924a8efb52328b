// One import gives a program the whole vocabulary.

@_exported public import Rendering

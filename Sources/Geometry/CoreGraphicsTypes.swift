// The one file of this layer that touches Foundation, and for these four types alone: a program
// that imports Foundation as well then sees the same `CGPoint`, not a rival of it.

@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize

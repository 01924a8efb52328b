public enum RoundedCornerStyle: Sendable, Hashable { case circular, continuous }
extension Path {
 public init(_ r: CGRect) { self.init() }
 public init(ellipseIn r: CGRect) { self.init() }
 public init(roundedRect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.init() }
 public init(roundedRect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.init() }
 public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
}
extension Path { public func applying(_ t: CGAffineTransform) -> Path { self } }

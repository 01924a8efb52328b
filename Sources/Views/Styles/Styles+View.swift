public import Drawing

// Styles that are views too fill the space that they are offered.

extension Color: View {
  public var body: some View { Rectangle().fill(self) }
}

extension LinearGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension MeshGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

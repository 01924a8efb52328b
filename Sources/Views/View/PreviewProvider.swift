/// Views that an editor shows next to the code; films have no use for them, and leave them alone.
public protocol PreviewProvider {
  /// The views that `previews` gives.
  associatedtype Previews: View

  /// What the editor shows.
  @ViewBuilder static var previews: Previews { get }
}
